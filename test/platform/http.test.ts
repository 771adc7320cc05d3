import type { Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import ky from 'ky'
import {
  ApiError,
  isApiError,
  isInvalidInputError,
  isNetworkError,
  isUnauthorizedError,
  PlatformClient,
  type ClientOptions
} from '../../src/platform/index.js'
import { fakeClock, runTimers, settled, until } from './fake-clock.js'
import { empty, failure, json, recordingFetch, rejection, silentFetch, type Answer } from './recording-fetch.js'

const TOKEN = 'seam_cst1_secret'
const DEVICES = json({ devices: [] })

function clientOf(answers: Answer[], options: ClientOptions = {}) {
  const platform = recordingFetch(...answers)
  return { ...platform, client: PlatformClient.fromClientSessionToken(TOKEN, { fetch: platform.fetch, ...options }) }
}

const reads = (client: PlatformClient) => client.devices.list()
const changes = (client: PlatformClient) => client.devices.update({ device_id: 'device_1', name: 'Front Door' })

describe('a call over HTTP', () => {
  describe('goes to the endpoint', () => {
    const endpoints: [string | undefined, string][] = [
      [undefined, 'https://connect.getseam.com/devices/list'],
      ['', 'https://connect.getseam.com/devices/list'],
      ['https://platform.test', 'https://platform.test/devices/list'],
      ['https://platform.test/', 'https://platform.test/devices/list'],
      ['https://platform.test:8443/base/path', 'https://platform.test:8443/base/path/devices/list'],
      ['https://platform.test/base/path/', 'https://platform.test/base/path/devices/list'],
      ['/base', `${location.origin}/base/devices/list`]
    ]
    for (const [endpoint, url] of endpoints) {
      it(`${endpoint ?? 'of the platform'}, as ${url}`, async () => {
        const { client, sent } = clientOf([DEVICES], { endpoint })
        await client.devices.list()
        expect(sent[0]?.url).to.equal(url)
      })
    }
  })

  describe('says what it was told', () => {
    it('as JSON', async () => {
      const { client, sent } = clientOf([json({})])
      await client.devices.update({ device_id: 'device_1', name: null, properties: {} })
      expect(sent[0]).to.include({ method: 'PATCH' })
      expect(sent[0]?.headers['content-type']).to.equal('application/json')
      expect(sent[0]?.body).to.deep.equal({ device_id: 'device_1', name: null, properties: {} })
    })

    it('with headers of its own, which never take the place of those that the platform goes by', async () => {
      const { client, sent } = clientOf([DEVICES], { headers: { 'x-trace': 'client', 'x-client': '1' } })
      const headers = { 'x-trace': 'call', Authorization: 'Bearer other', 'seam-sdk-name': 'other' }
      await client.devices.list({}, { headers })
      await client.devices.list()
      expect(sent[0]?.headers).to.include({
        'x-trace': 'call',
        'x-client': '1',
        authorization: `Bearer ${TOKEN}`,
        'seam-sdk-name': 'latchkey'
      })
      expect(sent[1]?.headers).to.include({ 'x-trace': 'client' })
    })

    it('as an empty object, where it was told nothing', async () => {
      const { client, sent } = clientOf([DEVICES])
      await client.devices.list()
      expect(sent[0]).to.include({ method: 'POST' })
      expect(sent[0]?.body).to.deep.equal({})
    })

    it('as a query string, where it is a GET', async () => {
      const { client, sent } = clientOf([json({ connected_account: {}, workspaces: [] })])
      await client.connectedAccounts.get({ email: 'jane doe@example.com', connected_account_id: 'account_1' })
      await client.workspaces.list({})
      expect(sent[0]).to.include({
        method: 'GET',
        body: undefined,
        url:
          'https://connect.getseam.com/connected_accounts/get' +
          '?connected_account_id=account_1&email=jane+doe%40example.com'
      })
      expect(sent[1]?.url).to.equal('https://connect.getseam.com/workspaces/list')
    })
  })

  describe('gives', () => {
    it('the value under the response key', async () => {
      const { client } = clientOf([json({ ok: true, device: { device_id: 'device_1' } })])
      expect(await client.devices.get({ device_id: 'device_1' })).to.deep.equal({ device_id: 'device_1' })
    })

    it('nothing where there is no response key, whatever the answer says', async () => {
      const { client } = clientOf([json({ ok: true, device: {} }), empty(204)])
      expect(await changes(client)).to.equal(undefined)
      expect(await changes(client)).to.equal(undefined)
    })
  })

  describe('that fails', () => {
    const unreadable: [string, Response, (client: PlatformClient) => PromiseLike<unknown>][] = [
      ['not JSON', new Response('<h1>Sign in</h1>'), reads],
      ['not JSON, where no value is read', new Response('<h1>Sign in</h1>'), changes],
      ['empty', new Response(''), reads],
      ['empty, where no value is read', new Response(''), changes],
      ['without the response key', json({ ok: true }), reads],
      ['null', json(null), reads]
    ]
    for (const [what, response, call] of unreadable) {
      it(`because the answer is ${what} is an invalid response`, async () => {
        response.headers.set('seam-request-id', 'request_7')
        const { client, sent } = clientOf([response])
        const error = await rejection(call(client))
        expect(isApiError(error)).to.equal(true)
        expect(error).to.include({ code: 'invalid_response', statusCode: 200, requestId: 'request_7' })
        expect(sent).to.have.length(1)
      })
    }

    it('tells how long it asks to be left alone', async () => {
      const asked: [string, number | undefined][] = [
        ['7', 7000],
        ['soon', undefined],
        ['0', undefined],
        [new Date(Date.now() - 5000).toUTCString(), undefined]
      ]
      for (const [text, retryAfter] of asked) {
        const { client } = clientOf([empty(429, { 'retry-after': text })], { retry: { limit: 0 } })
        expect(Object(await rejection(reads(client))).retryAfter, text).to.equal(retryAfter)
      }
      const inAMinute = new Date(Date.now() + 60_000).toUTCString()
      const { client } = clientOf([empty(503, { 'retry-after': inAMinute })], { retry: { limit: 0 } })
      expect(Object(await rejection(reads(client))).retryAfter).to.be.within(1, 60_000)
    })

    it('does not repeat the PIN that it was about', async () => {
      const message = 'The code 4821 is taken'
      const error = { type: 'invalid_input', message, validation_errors: { code: { _errors: [message] } } }
      const { client } = clientOf([failure(400, error)])
      const refused = await rejection(client.accessCodes.create({ device_id: 'device_1', code: '4821' }))
      expect(refused).to.have.property('message', 'The code … is taken')
      expect(isInvalidInputError(refused) && refused.getValidationErrorMessages('code')).to.deep.equal(['The code … is taken'])
      const short = await rejection(client.accessCodes.create({ device_id: 'device_1', code: 'e' }))
      expect(short, 'what is no PIN').to.have.property('message', message)
    })

    it('because of its credential is unauthorized', async () => {
      const { client } = clientOf([failure(401, { type: 'other', message: 'Other' })])
      const error = await rejection(reads(client))
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

    it('because the platform refuses it says what the platform says', async () => {
      const body = { type: 'device_not_found', message: 'No such device', data: { device_id: 'device_1' } }
      const { client } = clientOf([failure(404, body)])
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

    it('because of its input tells what is wrong with each field', async () => {
      const validation_errors = { name: { _errors: ['Too long', 'Not a name'] }, _errors: [] }
      const { client } = clientOf([failure(400, { type: 'invalid_input', message: 'Invalid', validation_errors })])
      const error = await rejection(changes(client))
      if (!isInvalidInputError(error)) throw error
      expect(isApiError(error)).to.equal(true)
      expect(error).to.include({ code: 'invalid_input', statusCode: 400, requestId: 'request_1' })
      expect(error.getValidationErrorMessages('name')).to.deep.equal(['Too long', 'Not a name'])
      expect(error.getValidationErrorMessages('device_id')).to.deep.equal([])
      expect(error.getValidationErrorMessages('constructor')).to.deep.equal([])
    })

    it('because of its input, without a word on the fields', async () => {
      const error = await rejection(changes(clientOf([failure(400, { type: 'invalid_input' })]).client))
      expect(isInvalidInputError(error) && error.getValidationErrorMessages('name')).to.deep.equal([])
    })

    const odd: [string, Response][] = [
      ['empty', new Response('', { status: 418 })],
      ['HTML', new Response('<h1>No</h1>', { status: 418, headers: { 'content-type': 'text/html' } })],
      ['no object', json('no', 418)],
      ['null', json(null, 418)],
      ['an error that is null', json({ error: null }, 418)]
    ]
    for (const [what, response] of odd) {
      it(`with a body that is ${what} is an error with a status all the same`, async () => {
        const error = await rejection(reads(clientOf([response]).client))
        expect(isApiError(error)).to.equal(true)
        expect(error).to.include({ statusCode: 418, code: 'unknown_error' })
        expect(`${error}`).to.include('418')
      })
    }

    it('says what JSON says that does not call itself so', async () => {
      const response = new Response('{"error":{"type":"teapot","message":"Short and stout"}}', { status: 418 })
      expect(await rejection(reads(clientOf([response]).client))).to.include({ code: 'teapot', requestId: '' })
    })

    it('never tells the credential, even where the platform does', async () => {
      const body = { type: 'odd', message: `Unknown token ${TOKEN}`, data: { token: TOKEN } }
      const failures = [failure(400, body), failure(401, body), new Response(TOKEN), new TypeError('Failed to fetch')]
      for (const answer of failures) {
        const error = await rejection(changes(clientOf([answer]).client))
        const { message, stack, cause, ...details } = error instanceof Error ? error : expect.fail()
        expect(JSON.stringify([message, stack, `${cause}`, details])).to.not.include('secret')
      }
    })

    it('because the connection failed is a network error, with its cause', async () => {
      for (const cause of [new TypeError('Failed to fetch'), new Error('Something of a custom fetch')]) {
        const { client } = clientOf([cause], { retry: { limit: 0 } })
        const error = await rejection(reads(client))
        expect(isNetworkError(error)).to.equal(true)
        expect(isApiError(error)).to.equal(false)
        expect(error).to.include({ name: 'NetworkError', cause })
      }
    })

    it('because the connection dropped amid the answer is a network error', async () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"devices":['))
        },
        pull(controller) {
          controller.error(new TypeError('network error'))
        }
      })
      const { client } = clientOf([() => new Response(body)], { retry: { limit: 0 } })
      const error = await rejection(reads(client))
      expect(isNetworkError(error)).to.equal(true)
      expect(error).to.have.property('cause').that.is.an.instanceOf(TypeError)
    })

    it('is known for what it is by another copy of the bundle', () => {
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

  describe('is sent again', () => {
    let clock: Clock
    const { random } = Math
    beforeEach(() => {
      clock = fakeClock()
      Math.random = () => 0
    })
    afterEach(() => {
      clock.uninstall()
      Math.random = random
    })

    /** When each request left, in milliseconds. */
    async function timesOf(
      call: (client: PlatformClient) => PromiseLike<unknown>,
      answers: (Response | Error)[],
      options?: ClientOptions
    ) {
      const start = clock.now
      const times: number[] = []
      const { client } = clientOf(
        answers.map((answer) => () => {
          times.push(clock.now - start)
          if (answer instanceof Error) throw answer
          return answer.clone()
        }),
        options
      )
      await runTimers(clock, call(client))
      return times
    }

    const dropped = new TypeError('Failed to fetch')
    const later = (seconds: string) => ({ 'retry-after': seconds })
    const rules: [string, (client: PlatformClient) => PromiseLike<unknown>, (Response | Error)[], number[]][] = [
      ['when it reads, after a network error', reads, [dropped], [0, 200, 600]],
      ['when it reads, after a 429', reads, [empty(429)], [0, 200, 600]],
      ['when it reads, after a 500', reads, [empty(500)], [0, 200, 600]],
      ['when it reads, after a 503', reads, [empty(503)], [0, 200, 600]],
      ['when it reads, after a 599', reads, [empty(599)], [0, 200, 600]],
      ['when it reads, until it succeeds', reads, [empty(503), DEVICES], [0, 200]],
      ['when it changes something, after a 429', changes, [empty(429), json({})], [0, 200]],
      ['but not when it changes something, after a network error', changes, [dropped], [0]],
      ['but not when it changes something, after a 500', changes, [empty(500)], [0]],
      ['but not when it changes something, after a 503 that says when', changes, [empty(503, later('1'))], [0]],
      ['but not after a 400', reads, [empty(400)], [0]],
      ['but not after a 408', reads, [empty(408)], [0]],
      ['but not after a 401', reads, [empty(401)], [0]],
      ['after what retry-after says', reads, [empty(429, later('7')), DEVICES], [0, 7000]],
      ['after what retry-after says with a 5xx too', reads, [empty(502, later('7')), DEVICES], [0, 7000]],
      ['after what retry-after says when it changes something', changes, [empty(429, later('3')), json({})], [0, 3000]],
      ['after a minute at most', reads, [empty(429, later('3600')), DEVICES], [0, 60_000]]
    ]
    for (const [when, call, answers, times] of rules) {
      it(when, async () => {
        expect(await timesOf(call, answers)).to.deep.equal(times)
      })
    }

    it('with a jitter of at most a fifth', async () => {
      Math.random = () => 0.5
      expect(await timesOf(reads, [empty(503)])).to.deep.equal([0, 220, 660])
    })

    it('as often as the client is told, or the call', async () => {
      expect(await timesOf(reads, [empty(503)], { retry: { limit: 0 } })).to.deep.equal([0])
      expect(await timesOf(reads, [empty(503)], { retry: { limit: 3 } })).to.deep.equal([0, 200, 600, 1400])
      const once = (client: PlatformClient) => client.devices.list({}, { retry: { limit: 1 } })
      expect(await timesOf(once, [empty(503)], { retry: { limit: 3 } })).to.deep.equal([0, 200])
      expect(await timesOf(once, [empty(503)], { retry: { limit: 0 } })).to.deep.equal([0, 200])
    })

    it('and rejects with the last failure', async () => {
      const { client } = clientOf([new TypeError('Failed to fetch'), empty(503)])
      const failed = rejection(reads(client))
      await runTimers(clock, failed)
      expect(await failed).to.include({ statusCode: 503 })
    })

    it('but not once it is aborted, amid the wait', async () => {
      const { client, sent } = clientOf([empty(503)])
      const controller = new AbortController()
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      await until(() => clock.countTimers() === 1)
      controller.abort(new Error('No longer needed.'))
      expect(`${await failed}`).to.equal('Error: No longer needed.')
      await settled()
      expect(clock.countTimers()).to.equal(0)
      expect(sent).to.have.length(1)
    })

    it('but not once it is aborted, when fetch fails then', async () => {
      const controller = new AbortController()
      const { client, sent } = clientOf([
        () => {
          controller.abort(new Error('No longer needed.'))
          throw new TypeError('Failed to fetch')
        }
      ])
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      expect(`${await failed}`).to.equal('Error: No longer needed.')
      await settled()
      expect(clock.countTimers()).to.equal(0)
      expect(sent).to.have.length(1)
    })
  })

  describe('ends', () => {
    it('with the reason of the signal, and sends nothing, when that is aborted already', async () => {
      let isSent = false
      const fetch = () => {
        isSent = true
        return silentFetch()
      }
      const client = PlatformClient.fromApiKey('seam_key1', { fetch })
      const reason = new Error('No longer needed.')
      expect(await rejection(client.devices.list({}, { signal: AbortSignal.abort(reason) }))).to.equal(reason)
      await settled()
      expect(isSent).to.equal(false)
    })

    it('with the reason of the signal when that is aborted on the way, even where fetch does not care', async () => {
      const client = PlatformClient.fromApiKey('seam_key1', { fetch: silentFetch })
      const controller = new AbortController()
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      controller.abort()
      expect(await failed).to.include({ name: 'AbortError' })
    })

    it('the request itself, when it is aborted', async () => {
      const { client, sent } = clientOf([() => new Promise<Response>(() => {})])
      const controller = new AbortController()
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      await until(() => sent.length === 1)
      controller.abort()
      await failed
      expect(sent[0]?.signal.aborted).to.equal(true)
    })

    it('without leaving anything on a signal that lives on', async () => {
      const { client } = clientOf([DEVICES])
      const { signal } = new AbortController()
      let listeners = 0
      const { addEventListener, removeEventListener } = signal
      Object.assign(signal, {
        addEventListener(...parameters: Parameters<typeof addEventListener>) {
          listeners += 1
          addEventListener.apply(signal, parameters)
        },
        removeEventListener(...parameters: Parameters<typeof removeEventListener>) {
          listeners -= 1
          removeEventListener.apply(signal, parameters)
        }
      })
      await client.devices.list({}, { signal })
      await settled()
      expect(listeners).to.equal(0)
    })

    it('after the timeout of the client, as a network error that is not tried again', async () => {
      const clock = fakeClock()
      try {
        const { client, sent } = clientOf([() => new Promise<Response>(() => {})], { timeout: 1000 })
        const failed = rejection(reads(client))
        await until(() => sent.length === 1)
        clock.tick(1000)
        expect(isNetworkError(await failed)).to.equal(true)
        await settled()
        expect(sent).to.have.length(1)
      } finally {
        clock.uninstall()
      }
    })

    it('after a timeout of its own', async () => {
      const clock = fakeClock()
      try {
        const { client, sent } = clientOf([() => new Promise<Response>(() => {})], { timeout: 1000 })
        const failed = rejection(client.devices.list({}, { timeout: 5000 }))
        let isOver = false
        failed.then(() => (isOver = true))
        await until(() => sent.length === 1)
        clock.tick(4999)
        await settled()
        expect(isOver).to.equal(false)
        clock.tick(1)
        expect(isNetworkError(await failed)).to.equal(true)
        client.devices.list({}, { timeout: 0 }).execute()
        await until(() => sent.length === 2)
        expect(clock.countTimers(), 'one that waits for ever').to.equal(0)
        client.devices.list({}, { timeout: Infinity }).execute()
        await until(() => sent.length === 3)
        expect(isOver).to.equal(true)
      } finally {
        clock.uninstall()
      }
    })

    it('never of itself, without a timeout', async () => {
      const clock = fakeClock()
      try {
        const { client, sent } = clientOf([() => new Promise<Response>(() => {})])
        client.devices.list().execute()
        await until(() => sent.length === 1)
        await settled()
        expect(clock.countTimers()).to.equal(0)
      } finally {
        clock.uninstall()
      }
    })
  })

  describe('through a ready-made ky', () => {
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

    it('keeps the rules of the platform', async () => {
      const clock = fakeClock()
      try {
        const { fetch, sent } = recordingFetch(empty(500))
        const retry = { limit: 1, methods: ['patch', 'post'], statusCodes: [500] }
        const client = new PlatformClient({ client: ky.create({ fetch, retry, throwHttpErrors: false }) })
        expect(await rejection(changes(client))).to.include({ statusCode: 500 })
        expect(sent).to.have.length(1)
        const failed = rejection(reads(client))
        await runTimers(clock, failed)
        expect(await failed).to.include({ statusCode: 500 })
        expect(sent).to.have.length(3)
      } finally {
        clock.uninstall()
      }
    })
  })

  it('uses the global fetch of the moment, without one of its own', async () => {
    const { fetch, sent } = recordingFetch(DEVICES)
    const client = PlatformClient.fromApiKey('seam_key1')
    const original = globalThis.fetch
    globalThis.fetch = fetch
    try {
      await client.devices.list()
    } finally {
      globalThis.fetch = original
    }
    expect(sent).to.have.length(1)
  })
})
