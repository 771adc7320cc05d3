import { expect } from 'chai'
import ky, { type Options } from 'ky'
import { isInvalidInputError, isNetworkError, isUnauthorizedError, PlatformClient } from '../../src/client/index.js'
import { changes, DEVICES, reads } from './answered-client.js'
import { runTimers, withFakeClock } from './fake-clock.js'
import { until } from '../settled.js'
import { empty, failure, recordingFetch, rejection, silentFetch, type Answer } from './recording-fetch.js'

/** A client of a ready-made ky whose platform gives these answers. */
function clientOf(answers: Answer[], options: Options) {
  const { fetch, sent } = recordingFetch(...answers)
  return { client: new PlatformClient({ client: ky.create({ fetch, ...options }) }), sent }
}

const REFUSED = failure(400, {
  type: 'invalid_input',
  message: 'Invalid',
  validation_errors: { name: { _errors: ['Too long'] } }
})
const OF_THE_HOST = new Error('Of the host')

const raise = (error: unknown) => () => {
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
      expect(await rejection(changes(client))).to.include({ statusCode: 500 })
      expect(sent).to.have.length(1)
      const failed = rejection(reads(client))
      await runTimers(clock, failed)
      expect(await failed).to.include({ statusCode: 500 })
      expect(sent).to.have.length(3)
    })
  )

  const refusals: [string, Options, Answer[]][] = [
    ['as it is', {}, [REFUSED]],
    ['which throws no errors', { throwHttpErrors: false }, [REFUSED]],
    ['which throws some errors', { throwHttpErrors: () => false }, [REFUSED]],
    [
      'which a hook tells not to throw errors',
      { hooks: { init: [(options) => Object.assign(options, { throwHttpErrors: false })] } },
      [REFUSED]
    ],
    ['whose hook makes another error of it', { hooks: { beforeError: [() => OF_THE_HOST] } }, [REFUSED]],
    ['whose hook for errors is rejected', { hooks: { beforeError: [raise(OF_THE_HOST)] } }, [REFUSED]],
    ['whose hook for errors throws what is none', { hooks: { beforeError: [raise('no')] } }, [REFUSED]],
    ['whose hook for answers is rejected', { hooks: { afterResponse: [raise(OF_THE_HOST)] } }, [REFUSED]],
    ['whose hook finds it in a good answer', { hooks: { afterResponse: [() => REFUSED.clone()] } }, [DEVICES]],
    ['whose hook answers itself', { hooks: { beforeRequest: [() => REFUSED.clone()] } }, [raise(OF_THE_HOST)]],
    ['which reads JSON in its own way', { parseJson: () => ({ failure: 'Of the host' }) }, [REFUSED]],
    ['whose hook asks for it again and again', { hooks: { afterResponse: [() => ky.retry({ delay: 0 })] } }, [REFUSED]]
  ]
  for (const [what, options, answers] of refusals) {
    it(`gives our error for what the platform refuses: one ${what}`, async () => {
      for (const call of [reads, changes]) {
        const error = await rejection(call(clientOf(answers, options).client))
        expect(error).to.include({ message: 'Invalid', statusCode: 400, requestId: 'request_1' })
        expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal(['Too long'])
      }
    })
  }

  it('gives our error for a credential that is refused, whatever its hook makes of it', async () => {
    const { client } = clientOf([empty(401)], { hooks: { afterResponse: [raise(OF_THE_HOST)] } })
    expect(isUnauthorizedError(await rejection(reads(client)))).to.equal(true)
  })

  const stops: [string, Options['hooks']][] = [
    ['stops the call', { beforeRetry: [() => ky.stop] }],
    ['is rejected', { beforeRetry: [raise(OF_THE_HOST)] }]
  ]
  for (const [what, hooks = {}] of stops) {
    it(`gives our error where its hook ${what} before it is sent again`, async () => {
      const busy = empty(429, { 'retry-after': '0' })
      expect(await rejection(reads(clientOf([busy], { hooks }).client))).to.include({
        name: 'ApiError',
        statusCode: 429
      })
      const dropped = withFakeClock(async (clock) => {
        const failed = rejection(reads(clientOf([new TypeError('Failed to fetch')], { hooks }).client))
        await runTimers(clock, failed)
        expect(isNetworkError(await failed)).to.equal(true)
      })
      await dropped()
    })
  }

  const unanswered: [string, Options['hooks'], unknown][] = [
    ['before it is sent', { beforeRequest: [raise(OF_THE_HOST)] }, OF_THE_HOST],
    ['before it is sent, with what is no error', { beforeRequest: [raise('no')] }, 'no'],
    ['after a good answer', { afterResponse: [raise(OF_THE_HOST)] }, OF_THE_HOST]
  ]
  for (const [when, hooks = {}, cause] of unanswered) {
    it(`gives a network error with its cause where a hook is rejected ${when}`, async () => {
      const { client } = clientOf([DEVICES], { hooks })
      const error = await rejection(reads(client))
      expect(isNetworkError(error)).to.equal(true)
      expect(error).to.include({ cause, isTimeout: false })
    })
  }

  it('gives what a connection failed with, whatever its hook makes of it', async () => {
    const cause = new TypeError('Failed to fetch')
    const hooks = { beforeError: [() => OF_THE_HOST] }
    const error = await rejection(changes(clientOf([cause], { hooks }).client))
    expect(isNetworkError(error)).to.equal(true)
    expect(error).to.include({ cause })
  })

  it(
    'tells that an answer did not come in time, whatever its hook makes of it',
    withFakeClock(async (clock) => {
      const { client, sent } = clientOf([silentFetch], { timeout: 1000, hooks: { beforeError: [() => OF_THE_HOST] } })
      const failed = rejection(changes(client))
      await until(() => sent.length === 1)
      clock.tick(1000)
      expect(await failed).to.include({ name: 'NetworkError', isTimeout: true })
    })
  )

  it(
    'does not take an answer for that to the call which is sent again',
    withFakeClock(async (clock) => {
      const { client } = clientOf([empty(500), new TypeError('Failed to fetch')], {
        hooks: { beforeError: [() => OF_THE_HOST] }
      })
      const failed = rejection(reads(client))
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
    await rejection(changes(clientOf([REFUSED], { hooks }).client))
    expect(ran).to.deep.equal(['init', 'beforeRequest', 'afterResponse', 'beforeError'])
  })

  it('keeps the rules of the platform whatever its hook makes of them', async () => {
    const retry = { limit: 5, methods: ['patch'], statusCodes: [500], delay: () => 0 }
    const { client, sent } = clientOf([empty(500)], {
      hooks: { init: [(options) => Object.assign(options, { retry })] }
    })
    expect(await rejection(changes(client))).to.include({ statusCode: 500 })
    expect(sent).to.have.length(1)
  })

  it('writes JSON in its own way, where it has one', async () => {
    const { client, sent } = clientOf([DEVICES], { stringifyJson: () => '{"of":"the host"}' })
    await reads(client)
    expect(sent[0]?.body).to.deep.equal({ of: 'the host' })
  })

  it('fails with the complaint itself, where a parameter cannot be written', async () => {
    const { client, sent } = clientOf([DEVICES], {})
    const itself: Record<string, unknown> = { device_id: 'device_1' }
    itself['custom_metadata'] = itself
    expect(await rejection(Reflect.apply(client.devices.update, undefined, [itself]))).to.be.an.instanceOf(TypeError)
    expect(sent).to.deep.equal([])
  })
})
