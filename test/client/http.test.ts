import { expect } from 'chai'
import { isNetworkError, PlatformClient } from '../../src/client/index.js'
import { sendMutation, createTestClient, DEVICES, sendRead, TOKEN } from './test-client.js'
import { withFakeClock } from './fake-clock.js'
import { settled, until } from '../settled.js'
import { DATE_INPUTS } from './date-inputs.js'
import { empty, json, recordingFetch, rejection, hangingFetch } from './recording-fetch.js'

describe('HTTP request', () => {
  describe('URL', () => {
    const endpoints: [string | undefined, string][] = [
      [undefined, 'https://connect.getseam.com/devices/list'],
      ['', 'https://connect.getseam.com/devices/list'],
      ['https://platform.test', 'https://platform.test/devices/list'],
      ['https://platform.test/', 'https://platform.test/devices/list'],
      ['https://platform.test:8443/base/path', 'https://platform.test:8443/base/path/devices/list'],
      ['https://platform.test/base/path/', 'https://platform.test/base/path/devices/list']
    ]
    for (const [endpoint, url] of endpoints) {
      it(`for the endpoint ${endpoint} is ${url}`, async () => {
        const { client, sent } = createTestClient([DEVICES], { endpoint })
        await client.devices.list()
        expect(sent[0]?.url).to.equal(url)
      })
    }
  })

  describe('content', () => {
    it('is JSON', async () => {
      const { client, sent } = createTestClient([json({})])
      await client.devices.update({ device_id: 'device_1', name: null, properties: {} })
      expect(sent[0]).to.include({ method: 'PATCH' })
      expect(sent[0]?.headers['content-type']).to.equal('application/json')
      expect(sent[0]?.body).to.deep.equal({ device_id: 'device_1', name: null, properties: {} })
    })

    it('may have null options, as from JavaScript', async () => {
      const nothing = Object.fromEntries(['headers', 'retry', 'timeout', 'fetch', 'signal'].map((name) => [name, null]))
      const { fetch, sent } = recordingFetch(DEVICES)
      const client = PlatformClient.fromClientSessionToken(TOKEN, { ...nothing, fetch })
      await client.devices.list({}, nothing)
      expect(sent[0]?.headers).to.include({ authorization: `Bearer ${TOKEN}` })
    })

    it('may have additional headers, which do not override those of the platform', async () => {
      const { client, sent } = createTestClient([DEVICES], { headers: { 'x-trace': 'client', 'x-client': '1' } })
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

    it('has the keepalive flag if requested', async () => {
      const keepalives: boolean[] = []
      // Firefox drops `keepalive` when a request is created from another one.
      const receivedInit: unknown[] = []
      const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
        keepalives.push(new Request(input, init).keepalive)
        receivedInit.push(init?.keepalive)
        return json({})
      }
      const client = PlatformClient.fromClientSessionToken(TOKEN, { fetch })
      await client.devices.update({ device_id: 'device_1' }, { keepalive: true })
      await client.devices.update({ device_id: 'device_1' })
      expect(keepalives).to.deep.equal([true, false])
      expect(receivedInit).to.deep.equal([true, undefined])
    })

    for (const [kind, make] of DATE_INPUTS) {
      it(`has dates in UTC without a time zone: ${kind}`, async () => {
        const { client, sent } = createTestClient([json({ access_grant: {} })])
        const moment = make('2026-03-04T05:06:07.089+02:00')
        await client.accessGrants.create({
          user_identity_id: 'person_1',
          requested_access_methods: [],
          starts_at: moment,
          ends_at: moment
        })
        const written = '2026-03-04T03:06:07.089Z'
        expect(sent[0]?.body).to.deep.include({ starts_at: written, ends_at: written })
      })
    }

    it('is an empty object without parameters', async () => {
      const { client, sent } = createTestClient([DEVICES])
      await client.devices.list()
      expect(sent[0]).to.include({ method: 'POST' })
      expect(sent[0]?.body).to.deep.equal({})
    })

    it('is a query string for a GET request', async () => {
      const { client, sent } = createTestClient([json({ connected_account: {}, workspaces: [] })])
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

  describe('result', () => {
    it('is the value under the response key', async () => {
      const { client } = createTestClient([json({ ok: true, device: { device_id: 'device_1' } })])
      expect(await client.devices.get({ device_id: 'device_1' })).to.deep.equal({ device_id: 'device_1' })
    })

    it('is undefined without a response key', async () => {
      const { client } = createTestClient([json({ ok: true, device: {} }), empty(204)])
      expect(await sendMutation(client)).to.equal(undefined)
      expect(await sendMutation(client)).to.equal(undefined)
    })
  })

  describe('end', () => {
    it('rejects with the reason of an aborted signal, and sends nothing', async () => {
      let isSent = false
      const fetch = () => {
        isSent = true
        return hangingFetch()
      }
      const client = PlatformClient.fromApiKey('seam_key1', { fetch })
      const reason = new Error('No longer needed.')
      expect(await rejection(client.devices.list({}, { signal: AbortSignal.abort(reason) }))).to.equal(reason)
      await settled()
      expect(isSent).to.equal(false)
    })

    it('rejects when the signal is aborted, even if fetch ignores it', async () => {
      const client = PlatformClient.fromApiKey('seam_key1', { fetch: hangingFetch })
      const controller = new AbortController()
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      controller.abort()
      expect(await failed).to.include({ name: 'AbortError' })
    })

    it('aborts the request', async () => {
      const { client, sent } = createTestClient([() => new Promise<Response>(() => {})])
      const controller = new AbortController()
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      await until(() => sent.length === 1)
      controller.abort()
      await failed
      expect(sent[0]?.signal.aborted).to.equal(true)
    })

    it('removes its listeners from the signal', async () => {
      const { client } = createTestClient([DEVICES])
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

    it(
      "rejects with a NetworkError after the client's timeout, without a retry",
      withFakeClock(async (clock) => {
        const { client, sent } = createTestClient([() => new Promise<Response>(() => {})], { timeout: 1000 })
        const failed = rejection(sendRead(client))
        await until(() => sent.length === 1)
        clock.tick(1000)
        expect(isNetworkError(await failed)).to.equal(true)
        await settled()
        expect(sent).to.have.length(1)
      })
    )

    it(
      'uses the timeout of the call',
      withFakeClock(async (clock) => {
        const { client, sent } = createTestClient([() => new Promise<Response>(() => {})], { timeout: 1000 })
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
        expect(clock.countTimers(), 'without a timeout').to.equal(0)
        client.devices.list({}, { timeout: Infinity }).execute()
        await until(() => sent.length === 3)
        expect(isOver).to.equal(true)
      })
    )

    it(
      'has no timeout by default',
      withFakeClock(async (clock) => {
        const { client, sent } = createTestClient([() => new Promise<Response>(() => {})])
        client.devices.list().execute()
        await until(() => sent.length === 1)
        await settled()
        expect(clock.countTimers()).to.equal(0)
      })
    )
  })

  it('uses the current global fetch', async () => {
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
