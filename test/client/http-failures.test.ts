import { expect } from 'chai'
import { isApiError, isInvalidInputError, isNetworkError, isUnauthorizedError } from '../../src/client/index.js'
import { sendMutation, createTestClient, sendRead } from './test-client.js'
import { empty, errorResponse, rejection } from './recording-fetch.js'

describe('HTTP failure', () => {
  it('is an invalid_response error if the response is no JSON, even if no value is expected', async () => {
    for (const text of ['<h1>Sign in</h1>', '']) {
      const { client, sent } = createTestClient([new Response(text)])
      expect(await rejection(sendMutation(client))).to.include({ code: 'invalid_response', statusCode: 200 })
      expect(sent).to.have.length(1)
    }
  })

  it('has the retry-after delay in ms', async () => {
    const retryAfterCases: [string, number | undefined][] = [
      ['7', 7000],
      ['soon', undefined],
      ['0', undefined],
      [new Date(Date.now() - 5000).toUTCString(), undefined]
    ]
    for (const [text, retryAfter] of retryAfterCases) {
      const { client } = createTestClient([empty(429, { 'retry-after': text })], { retry: { limit: 0 } })
      expect(Object(await rejection(sendRead(client))).retryAfter, text).to.equal(retryAfter)
    }
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    const { client } = createTestClient([empty(503, { 'retry-after': inAMinute })], { retry: { limit: 0 } })
    expect(Object(await rejection(sendRead(client))).retryAfter).to.be.within(1, 60_000)
  })

  it('does not quote the PIN in the request', async () => {
    const message = 'The code 4821 is taken'
    const error = { type: 'invalid_input', message, validation_errors: { code: { _errors: [message] } } }
    const { client } = createTestClient([errorResponse(400, error)])
    const refused = await rejection(client.accessCodes.create({ device_id: 'device_1', code: '4821' }))
    expect(refused).to.have.property('message', 'The code … is taken')
    expect(isInvalidInputError(refused) && refused.getValidationErrorMessages('code')).to.deep.equal([
      'The code … is taken'
    ])
    for (const code of ['e', 'The']) {
      const short = await rejection(client.accessCodes.create({ device_id: 'device_1', code }))
      expect(short, 'too short for a PIN').to.have.property('message', message)
    }
  })

  it('of invalid input can have no messages', async () => {
    const error = await rejection(
      sendMutation(createTestClient([errorResponse(400, { type: 'invalid_input' })]).client)
    )
    expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal([])
  })

  it('has the error of a JSON body without a JSON content type', async () => {
    const response = new Response('{"error":{"type":"teapot","message":"Short and stout"}}', { status: 418 })
    expect(await rejection(sendRead(createTestClient([response]).client))).to.include({ code: 'teapot', requestId: '' })
  })

  it('of the connection is a NetworkError with its cause', async () => {
    for (const cause of [new TypeError('Failed to fetch'), new Error('Something of a custom fetch')]) {
      const { client } = createTestClient([cause], { retry: { limit: 0 } })
      const error = await rejection(sendRead(client))
      expect(isNetworkError(error)).to.equal(true)
      expect(isApiError(error)).to.equal(false)
      expect(error).to.include({ name: 'NetworkError', cause })
    }
  })

  it('is recognized if it comes from another copy of the bundle', () => {
    const theirs = Object.assign(new Error('Unauthorized'), { name: 'UnauthorizedError' })
    expect(isUnauthorizedError(theirs)).to.equal(false)
    Object.assign(theirs, { [Symbol.for('latchkey.error')]: true })
    expect(isUnauthorizedError(theirs)).to.equal(true)
    expect(isApiError(theirs)).to.equal(true)
    expect(isNetworkError(theirs)).to.equal(false)
    for (const thrown of [undefined, null, 'UnauthorizedError', {}]) {
      expect(isUnauthorizedError(thrown)).to.equal(false)
    }
  })
})
