import { isNetworkError, PlatformClient } from '../../src/client/index.js'
import { settled, until } from '../settled.js'
import { withFakeClock } from './fake-clock.js'
import { empty, hangingFetch, json, recordingFetch, rejection } from './recording-fetch.js'
import { createTestClient, DEVICES, sendMutation, sendRead, TOKEN } from './test-client.js'

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
      it(`is ${url} for the endpoint ${endpoint}`, async () => {
        const { client, sent } = createTestClient([DEVICES], { endpoint })
        await client.devices.list()
        expect(sent[0]?.url).to.equal(url)
      })
    }
  })

  describe('content', () => {
    it('may have null options, as from JavaScript', async () => {
      const nothing = Object.fromEntries(['headers', 'retry', 'timeout', 'fetch', 'signal'].map((name) => [name, null]))
      const { fetch, sent } = recordingFetch(DEVICES)
      const client = PlatformClient.fromClientSessionToken(TOKEN, { ...nothing, fetch })
      await client.devices.list({}, nothing)
      expect(sent[0]?.headers).to.include({ authorization: `Bearer ${TOKEN}` })
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
  })

  describe('result', () => {
    it('is undefined without a response key', async () => {
      const { client } = createTestClient([json({ ok: true, device: {} }), empty(204)])
      expect(await sendMutation(client)).to.equal(undefined)
      expect(await sendMutation(client)).to.equal(undefined)
    })
  })

  describe('end', () => {
    it('rejects when the signal is aborted, even if fetch ignores it', async () => {
      const client = PlatformClient.fromApiKey('seam_key1', { fetch: hangingFetch })
      const controller = new AbortController()
      const failed = rejection(client.devices.list({}, { signal: controller.signal }))
      controller.abort()
      expect(await failed).to.include({ name: 'AbortError' })
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
