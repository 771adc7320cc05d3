import ky, { type Options } from 'ky'
import { isInvalidInputError, isNetworkError, isUnauthorizedError, PlatformClient } from '../../src/client/index.js'
import { runTimers, withFakeClock } from './fake-clock.js'
import { empty, errorResponse, type FakeResponse, recordingFetch, rejection } from './recording-fetch.js'
import { DEVICES, sendMutation, sendRead } from './test-client.js'

/** Creates a client with a ky instance of the host, which receives these responses. */
function createTestClient(responses: FakeResponse[], options: Options) {
  const { fetch, sent } = recordingFetch(...responses)
  return { client: new PlatformClient({ client: ky.create({ fetch, ...options }) }), sent }
}

const INVALID_INPUT = errorResponse(400, {
  type: 'invalid_input',
  message: 'Invalid',
  validation_errors: { name: { _errors: ['Too long'] } }
})
const HOST_ERROR = new Error('Of the host')

const throwing = (error: unknown) => () => {
  throw error
}

describe('Client with a ky instance of the host', () => {
  it('sends its URL and headers, and nothing else', async () => {
    const { fetch, sent } = recordingFetch(DEVICES)
    for (const place of [{ prefix: 'https://platform.test/base' }, { baseUrl: 'https://platform.test/base/' }]) {
      sent.length = 0
      const headers = { authorization: 'Bearer of my own' }
      const client = new PlatformClient({ client: ky.create({ ...place, headers, fetch, credentials: 'include' }) })
      const request = client.devices.list({ limit: 1 })
      await request
      expect(request.url.href).to.equal('https://platform.test/base/devices/list')
      const { 'content-type': _, ...otherHeaders } = sent[0]?.headers ?? {}
      expect(otherHeaders).to.deep.equal(headers)
      expect(sent[0]).to.include({ url: 'https://platform.test/base/devices/list', credentials: 'include' })
      expect(sent[0]?.body).to.deep.equal({ limit: 1 })
    }
  })

  it(
    'applies the retry rules of the client',
    withFakeClock(async (clock) => {
      const { fetch, sent } = recordingFetch(empty(500))
      const retry = { limit: 1, methods: ['patch', 'post'], statusCodes: [500] }
      const client = new PlatformClient({ client: ky.create({ fetch, retry, throwHttpErrors: false }) })
      expect(await rejection(sendMutation(client))).to.include({ statusCode: 500 })
      expect(sent).to.have.length(1)
      const failed = rejection(sendRead(client))
      await runTimers(clock, failed)
      expect(await failed).to.include({ statusCode: 500 })
      expect(sent).to.have.length(3)
    })
  )

  const rejections: [string, Options, FakeResponse[]][] = [
    ['that decides which errors to throw', { throwHttpErrors: () => false }, [INVALID_INPUT]],
    [
      'whose init hook disables errors',
      { hooks: { init: [(options) => Object.assign(options, { throwHttpErrors: false })] } },
      [INVALID_INPUT]
    ],
    ['whose beforeError hook throws', { hooks: { beforeError: [throwing(HOST_ERROR)] } }, [INVALID_INPUT]],
    ['whose beforeError hook throws a string', { hooks: { beforeError: [throwing('no')] } }, [INVALID_INPUT]],
    ['whose afterResponse hook throws', { hooks: { afterResponse: [throwing(HOST_ERROR)] } }, [INVALID_INPUT]],
    [
      'whose afterResponse hook returns the error response',
      { hooks: { afterResponse: [() => INVALID_INPUT.clone()] } },
      [DEVICES]
    ],
    [
      'whose beforeRequest hook returns the error response',
      { hooks: { beforeRequest: [() => INVALID_INPUT.clone()] } },
      [throwing(HOST_ERROR)]
    ],
    ['with its own parseJson', { parseJson: () => ({ failure: 'Of the host' }) }, [INVALID_INPUT]],
    [
      'whose afterResponse hook always retries',
      { hooks: { afterResponse: [() => ky.retry({ delay: 0 })] } },
      [INVALID_INPUT]
    ]
  ]
  for (const [what, options, responses] of rejections) {
    it(`rejects with the error of the platform: a ky instance ${what}`, async () => {
      for (const call of [sendRead, sendMutation]) {
        const error = await rejection(call(createTestClient(responses, options).client))
        expect(error).to.include({ message: 'Invalid', statusCode: 400, requestId: 'request_1' })
        expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal(['Too long'])
      }
    })
  }

  it('rejects with an UnauthorizedError whatever a hook throws', async () => {
    const { client } = createTestClient([empty(401)], { hooks: { afterResponse: [throwing(HOST_ERROR)] } })
    expect(isUnauthorizedError(await rejection(sendRead(client)))).to.equal(true)
  })

  const stops: [string, Options['hooks']][] = [
    ['stops the call', { beforeRetry: [() => ky.stop] }],
    ['throws', { beforeRetry: [throwing(HOST_ERROR)] }]
  ]
  for (const [what, hooks = {}] of stops) {
    it(`rejects with the error of the platform if a hook ${what} before a retry`, async () => {
      const busy = empty(429, { 'retry-after': '0' })
      expect(await rejection(sendRead(createTestClient([busy], { hooks }).client))).to.include({
        name: 'ApiError',
        statusCode: 429
      })
      const dropped = withFakeClock(async (clock) => {
        const failed = rejection(sendRead(createTestClient([new TypeError('Failed to fetch')], { hooks }).client))
        await runTimers(clock, failed)
        expect(isNetworkError(await failed)).to.equal(true)
      })
      await dropped()
    })
  }

  const pending: [string, Options['hooks'], unknown][] = [
    ['before the request', { beforeRequest: [throwing(HOST_ERROR)] }, HOST_ERROR],
    ['before the request, if that is a string', { beforeRequest: [throwing('no')] }, 'no'],
    ['after a successful response', { afterResponse: [throwing(HOST_ERROR)] }, HOST_ERROR]
  ]
  for (const [when, hooks = {}, cause] of pending) {
    it(`rejects with a NetworkError if a hook throws ${when}`, async () => {
      const { client } = createTestClient([DEVICES], { hooks })
      const error = await rejection(sendRead(client))
      expect(isNetworkError(error)).to.equal(true)
      expect(error).to.include({ cause, isTimeout: false })
    })
  }

  it('rejects with the cause of a connection failure whatever a hook throws', async () => {
    const cause = new TypeError('Failed to fetch')
    const hooks = { beforeError: [() => HOST_ERROR] }
    const error = await rejection(sendMutation(createTestClient([cause], { hooks }).client))
    expect(isNetworkError(error)).to.equal(true)
    expect(error).to.include({ cause })
  })

  it(
    'does not report an earlier response for a retry that failed',
    withFakeClock(async (clock) => {
      const { client } = createTestClient([empty(500), new TypeError('Failed to fetch')], {
        hooks: { beforeError: [() => HOST_ERROR] }
      })
      const failed = rejection(sendRead(client))
      await runTimers(clock, failed)
      expect(isNetworkError(await failed)).to.equal(true)
    })
  )

  it('runs its hooks in order', async () => {
    const ran: string[] = []
    const run = (name: string) => () => void ran.push(name)
    const hooks = {
      init: [run('init')],
      beforeRequest: [run('beforeRequest')],
      afterResponse: [run('afterResponse')],
      beforeError: [
        ({ error }: { error: Error }) => {
          ran.push('beforeError')
          return error
        }
      ]
    }
    await rejection(sendMutation(createTestClient([INVALID_INPUT], { hooks }).client))
    expect(ran).to.deep.equal(['init', 'beforeRequest', 'afterResponse', 'beforeError'])
  })

  it('applies the retry rules even if a hook changes them', async () => {
    const retry = { limit: 5, methods: ['patch'], statusCodes: [500], delay: () => 0 }
    const { client, sent } = createTestClient([empty(500)], {
      hooks: { init: [(options) => Object.assign(options, { retry })] }
    })
    expect(await rejection(sendMutation(client))).to.include({ statusCode: 500 })
    expect(sent).to.have.length(1)
  })

  it('uses its stringifyJson', async () => {
    const { client, sent } = createTestClient([DEVICES], { stringifyJson: () => '{"of":"the host"}' })
    await sendRead(client)
    expect(sent[0]?.body).to.deep.equal({ of: 'the host' })
  })

  it("rejects with the TypeError of a body that can't be serialized", async () => {
    const { client, sent } = createTestClient([DEVICES], {})
    const itself: Record<string, unknown> = { device_id: 'device_1' }
    itself['custom_metadata'] = itself
    expect(await rejection(Reflect.apply(client.devices.update, undefined, [itself]))).to.be.an.instanceOf(TypeError)
    expect(sent).to.deep.equal([])
  })
})
