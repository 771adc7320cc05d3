import { isInvalidInputError } from '../../src/client/index.js'
import { empty, errorResponse, rejection } from './recording-fetch.js'
import { createTestClient, sendMutation, sendRead } from './test-client.js'

describe('HTTP failure', () => {
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
    const rejected = await rejection(client.accessCodes.create({ device_id: 'device_1', code: '4821' }))
    expect(rejected).to.have.property('message', 'The code … is taken')
    expect(isInvalidInputError(rejected) && rejected.getValidationErrorMessages('code')).to.deep.equal([
      'The code … is taken'
    ])
    for (const code of ['e', 'The']) {
      const short = await rejection(client.accessCodes.create({ device_id: 'device_1', code }))
      expect(short, 'too short for a PIN').to.have.property('message', message)
    }
  })

  it('does not quote the PINs and the people in a request for access', async () => {
    const message = 'The code 482913 of ana@example.com, +15555550100, is taken'
    const { client } = createTestClient([errorResponse(409, { type: 'taken', message })])
    const rejected = await rejection(
      client.accessGrants.create({
        user_identity: { full_name: 'Ana', email_address: 'ana@example.com', phone_number: '+15555550100' },
        device_ids: ['device_1'],
        requested_access_methods: [{ mode: 'code', code: '482913' }]
      })
    )
    expect(rejected).to.have.property('message', 'The code … of …, …, is taken')
  })

  it('reads the messages of nested parameters by their path', async () => {
    const nested = { user_identity: { _errors: [], email_address: { _errors: ['Invalid email'] } } }
    const ways = { requested_access_methods: { _errors: [], 0: { code: { _errors: ['Too short'] }, mode: 'broken' } } }
    const body = { type: 'invalid_input', message: 'No', validation_errors: { ...nested, ...ways } }
    const error = await rejection(sendMutation(createTestClient([errorResponse(400, body)]).client))
    const messagesOf = (field: string) => isInvalidInputError(error) && error.getValidationErrorMessages(field)
    expect(messagesOf('user_identity.email_address')).to.deep.equal(['Invalid email'])
    expect(messagesOf('requested_access_methods.0.code')).to.deep.equal(['Too short'])
    const without = ['user_identity', 'user_identity.phone_number', 'user_identity._errors', 'name.first', 'toString']
    for (const field of [...without, 'requested_access_methods.0.mode'])
      expect(messagesOf(field), field).to.deep.equal([])
  })

  it('has no validation messages if the platform names no field', async () => {
    const error = await rejection(
      sendMutation(createTestClient([errorResponse(400, { type: 'invalid_input' })]).client)
    )
    expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal([])
  })

  it('has the error of a JSON body without a JSON content type', async () => {
    const response = new Response('{"error":{"type":"teapot","message":"Short and stout"}}', { status: 418 })
    expect(await rejection(sendRead(createTestClient([response]).client))).to.include({ code: 'teapot', requestId: '' })
  })
})
