import { expect } from 'chai'
import {
  ApiError,
  isApiError,
  isInvalidInputError,
  isNetworkError,
  isUnauthorizedError,
  type PlatformClient
} from '../../src/client/index.js'
import { sendMutation, createTestClient, sendRead, TOKEN } from './test-client.js'
import { empty, errorResponse, json, rejection } from './recording-fetch.js'

describe('HTTP failure', () => {
  const unreadable: [string, Response, (client: PlatformClient) => PromiseLike<unknown>][] = [
    ['not JSON', new Response('<h1>Sign in</h1>'), sendRead],
    ['not JSON, without a response key', new Response('<h1>Sign in</h1>'), sendMutation],
    ['empty', new Response(''), sendRead],
    ['empty, without a response key', new Response(''), sendMutation],
    ['without the response key', json({ ok: true }), sendRead],
    ['null', json(null), sendRead]
  ]
  for (const [what, response, call] of unreadable) {
    it(`is an invalid_response error if the response is ${what}`, async () => {
      response.headers.set('seam-request-id', 'request_7')
      const { client, sent } = createTestClient([response])
      const error = await rejection(call(client))
      expect(isApiError(error)).to.equal(true)
      expect(error).to.include({ code: 'invalid_response', statusCode: 200, requestId: 'request_7' })
      expect(sent).to.have.length(1)
    })
  }

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

  it('with status 401 is an UnauthorizedError', async () => {
    const { client } = createTestClient([errorResponse(401, { type: 'other', message: 'Other' })])
    const error = await rejection(sendRead(client))
    expect(isUnauthorizedError(error)).to.equal(true)
    expect(isApiError(error)).to.equal(true)
    expect(isInvalidInputError(error)).to.equal(false)
    expect(error).to.include({
      name: 'UnauthorizedError',
      message: 'Unauthorized',
      code: 'unauthorized',
      statusCode: 401,
      requestId: 'request_1'
    })
  })

  it('has the code, message and data of the platform', async () => {
    const body = { type: 'device_not_found', message: 'No such device', data: { device_id: 'device_1' } }
    const { client } = createTestClient([errorResponse(404, body)])
    const error = await rejection(client.devices.get({ device_id: 'device_1' }))
    expect(isApiError(error)).to.equal(true)
    expect(isUnauthorizedError(error)).to.equal(false)
    expect(error).to.be.an.instanceOf(ApiError)
    expect(error).to.deep.include({
      name: 'ApiError',
      code: 'device_not_found',
      message: 'No such device',
      statusCode: 404,
      requestId: 'request_1',
      data: { device_id: 'device_1' }
    })
  })

  it('of invalid input has the messages for each field', async () => {
    const validation_errors = { name: { _errors: ['Too long', 'Not a name'] }, _errors: [] }
    const { client } = createTestClient([
      errorResponse(400, { type: 'invalid_input', message: 'Invalid', validation_errors })
    ])
    const error = await rejection(sendMutation(client))
    if (!isInvalidInputError(error)) throw error
    expect(isApiError(error)).to.equal(true)
    expect(error).to.include({ code: 'invalid_input', statusCode: 400, requestId: 'request_1' })
    expect(error.getValidationErrorMessages('name')).to.deep.equal(['Too long', 'Not a name'])
    expect(error.getValidationErrorMessages('device_id')).to.deep.equal([])
    expect(error.getValidationErrorMessages('constructor')).to.deep.equal([])
  })

  it('of invalid input can have no messages', async () => {
    const error = await rejection(
      sendMutation(createTestClient([errorResponse(400, { type: 'invalid_input' })]).client)
    )
    expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal([])
  })

  const oddBodies: [string, Response][] = [
    ['empty', new Response('', { status: 418 })],
    ['HTML', new Response('<h1>No</h1>', { status: 418, headers: { 'content-type': 'text/html' } })],
    ['not an object', json('no', 418)],
    ['null', json(null, 418)],
    ['an error that is null', json({ error: null }, 418)]
  ]
  for (const [what, response] of oddBodies) {
    it(`has a status even if the body is ${what}`, async () => {
      const error = await rejection(sendRead(createTestClient([response]).client))
      expect(isApiError(error)).to.equal(true)
      expect(error).to.include({ statusCode: 418, code: 'unknown_error' })
      expect(`${error}`).to.include('418')
    })
  }

  it('has the error of a JSON body without a JSON content type', async () => {
    const response = new Response('{"error":{"type":"teapot","message":"Short and stout"}}', { status: 418 })
    expect(await rejection(sendRead(createTestClient([response]).client))).to.include({ code: 'teapot', requestId: '' })
  })

  it('never contains the credential, even if the platform quotes it', async () => {
    const body = { type: 'odd', message: `Unknown token ${TOKEN}`, data: { token: TOKEN } }
    const failures = [
      errorResponse(400, body),
      errorResponse(401, body),
      new Response(TOKEN),
      new TypeError('Failed to fetch')
    ]
    for (const answer of failures) {
      const error = await rejection(sendMutation(createTestClient([answer]).client))
      const { message, stack, cause, ...details } = error instanceof Error ? error : expect.fail()
      expect(JSON.stringify([message, stack, `${cause}`, details])).to.not.include('secret')
    }
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

  it('in the middle of a body is a NetworkError', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"devices":['))
      },
      pull(controller) {
        controller.error(new TypeError('network error'))
      }
    })
    const { client } = createTestClient([() => new Response(body)], { retry: { limit: 0 } })
    const error = await rejection(sendRead(client))
    expect(isNetworkError(error)).to.equal(true)
    expect(error).to.have.property('cause').that.is.an.instanceOf(TypeError)
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
