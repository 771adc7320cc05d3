import { expect } from 'chai'
import ky, { type Options } from 'ky'
import { isInvalidInputError, isNetworkError, isUnauthorizedError, PlatformClient } from '../../src/client/index.js'
import { sendMutation, DEVICES, sendRead } from './test-client.js'
import { runTimers, withFakeClock } from './fake-clock.js'
import { until } from '../settled.js'
import { empty, errorResponse, recordingFetch, rejection, hangingFetch, type FakeResponse } from './recording-fetch.js'

/** A client of a ready-made ky whose platform gives these answers. */
function createTestClient(answers: FakeResponse[], options: Options) {
  const { fetch, sent } = recordingFetch(...answers)
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

describe('a ready-made ky', () => {
  it('is sent with what that was told, and nothing else', async () => {
    const { fetch, sent } = recordingFetch(DEVICES)
    for (const place of [{ prefix: 'https://platform.test/base' }, { baseUrl: 'https://platform.test/base/' }]) {
      sent.length = 0
      const headers = { authorization: 'Bearer of my own' }
      const client = new PlatformClient({ client: ky.create({ ...place, headers, fetch, credentials: 'include' }) })
      const request = client.devices.list({ limit: 1 })
      await request
      expect(request.url.href).to.equal('https://platform.test/base/devices/list')
      const { 'content-type': _, ...others } = sent[0]?.headers ?? {}
      expect(others).to.deep.equal(headers)
      expect(sent[0]).to.include({ url: 'https://platform.test/base/devices/list', credentials: 'include' })
      expect(sent[0]?.body).to.deep.equal({ limit: 1 })
    }
  })

  it(
    'keeps the rules of the platform',
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

  const refusals: [string, Options, FakeResponse[]][] = [
    ['as it is', {}, [INVALID_INPUT]],
    ['which throws no errors', { throwHttpErrors: false }, [INVALID_INPUT]],
    ['which throws some errors', { throwHttpErrors: () => false }, [INVALID_INPUT]],
    [
      'which a hook tells not to throw errors',
      { hooks: { init: [(options) => Object.assign(options, { throwHttpErrors: false })] } },
      [INVALID_INPUT]
    ],
    ['whose hook makes another error of it', { hooks: { beforeError: [() => HOST_ERROR] } }, [INVALID_INPUT]],
    ['whose hook for errors is rejected', { hooks: { beforeError: [throwing(HOST_ERROR)] } }, [INVALID_INPUT]],
    ['whose hook for errors throws what is none', { hooks: { beforeError: [throwing('no')] } }, [INVALID_INPUT]],
    ['whose hook for answers is rejected', { hooks: { afterResponse: [throwing(HOST_ERROR)] } }, [INVALID_INPUT]],
    ['whose hook finds it in a good answer', { hooks: { afterResponse: [() => INVALID_INPUT.clone()] } }, [DEVICES]],
    ['whose hook answers itself', { hooks: { beforeRequest: [() => INVALID_INPUT.clone()] } }, [throwing(HOST_ERROR)]],
    ['which reads JSON in its own way', { parseJson: () => ({ failure: 'Of the host' }) }, [INVALID_INPUT]],
    [
      'whose hook asks for it again and again',
      { hooks: { afterResponse: [() => ky.retry({ delay: 0 })] } },
      [INVALID_INPUT]
    ]
  ]
  for (const [what, options, answers] of refusals) {
    it(`gives our error for what the platform refuses: one ${what}`, async () => {
      for (const call of [sendRead, sendMutation]) {
        const error = await rejection(call(createTestClient(answers, options).client))
        expect(error).to.include({ message: 'Invalid', statusCode: 400, requestId: 'request_1' })
        expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal(['Too long'])
      }
    })
  }

  it('gives our error for a credential that is refused, whatever its hook makes of it', async () => {
    const { client } = createTestClient([empty(401)], { hooks: { afterResponse: [throwing(HOST_ERROR)] } })
    expect(isUnauthorizedError(await rejection(sendRead(client)))).to.equal(true)
  })

  const stops: [string, Options['hooks']][] = [
    ['stops the call', { beforeRetry: [() => ky.stop] }],
    ['is rejected', { beforeRetry: [throwing(HOST_ERROR)] }]
  ]
  for (const [what, hooks = {}] of stops) {
    it(`gives our error where its hook ${what} before it is sent again`, async () => {
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

  const unanswered: [string, Options['hooks'], unknown][] = [
    ['before it is sent', { beforeRequest: [throwing(HOST_ERROR)] }, HOST_ERROR],
    ['before it is sent, with what is no error', { beforeRequest: [throwing('no')] }, 'no'],
    ['after a good answer', { afterResponse: [throwing(HOST_ERROR)] }, HOST_ERROR]
  ]
  for (const [when, hooks = {}, cause] of unanswered) {
    it(`gives a network error with its cause where a hook is rejected ${when}`, async () => {
      const { client } = createTestClient([DEVICES], { hooks })
      const error = await rejection(sendRead(client))
      expect(isNetworkError(error)).to.equal(true)
      expect(error).to.include({ cause, isTimeout: false })
    })
  }

  it('gives what a connection failed with, whatever its hook makes of it', async () => {
    const cause = new TypeError('Failed to fetch')
    const hooks = { beforeError: [() => HOST_ERROR] }
    const error = await rejection(sendMutation(createTestClient([cause], { hooks }).client))
    expect(isNetworkError(error)).to.equal(true)
    expect(error).to.include({ cause })
  })

  it(
    'tells that an answer did not come in time, whatever its hook makes of it',
    withFakeClock(async (clock) => {
      const { client, sent } = createTestClient([hangingFetch], {
        timeout: 1000,
        hooks: { beforeError: [() => HOST_ERROR] }
      })
      const failed = rejection(sendMutation(client))
      await until(() => sent.length === 1)
      clock.tick(1000)
      expect(await failed).to.include({ name: 'NetworkError', isTimeout: true })
    })
  )

  it(
    'does not take an answer for that to the call which is sent again',
    withFakeClock(async (clock) => {
      const { client } = createTestClient([empty(500), new TypeError('Failed to fetch')], {
        hooks: { beforeError: [() => HOST_ERROR] }
      })
      const failed = rejection(sendRead(client))
      await runTimers(clock, failed)
      expect(isNetworkError(await failed)).to.equal(true)
    })
  )

  it('runs its own hooks, in their order', async () => {
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

  it('keeps the rules of the platform whatever its hook makes of them', async () => {
    const retry = { limit: 5, methods: ['patch'], statusCodes: [500], delay: () => 0 }
    const { client, sent } = createTestClient([empty(500)], {
      hooks: { init: [(options) => Object.assign(options, { retry })] }
    })
    expect(await rejection(sendMutation(client))).to.include({ statusCode: 500 })
    expect(sent).to.have.length(1)
  })

  it('writes JSON in its own way, where it has one', async () => {
    const { client, sent } = createTestClient([DEVICES], { stringifyJson: () => '{"of":"the host"}' })
    await sendRead(client)
    expect(sent[0]?.body).to.deep.equal({ of: 'the host' })
  })

  it('fails with the complaint itself, where a parameter cannot be written', async () => {
    const { client, sent } = createTestClient([DEVICES], {})
    const itself: Record<string, unknown> = { device_id: 'device_1' }
    itself['custom_metadata'] = itself
    expect(await rejection(Reflect.apply(client.devices.update, undefined, [itself]))).to.be.an.instanceOf(TypeError)
    expect(sent).to.deep.equal([])
  })
})
