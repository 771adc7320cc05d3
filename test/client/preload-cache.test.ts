import { authorize } from '../../src/client/credentials.js'
import { isNetworkError, PlatformClient } from '../../src/client/index.js'
import { clearPreloaded, preloadRequest } from '../../src/client/preload-cache.js'
import { sdkHeaders } from '../../src/client/sdk-headers.js'
import { until } from '../settled.js'
import { withFakeClock } from './fake-clock.js'
import { errorResponse, type FakeResponse, json, recordingFetch, rejection } from './recording-fetch.js'
import { TOKEN } from './test-client.js'

const ENDPOINT = 'https://begun.example'

const listOf = (name: string): Response => json({ devices: [{ device_id: name }] })

describe('Preloaded request', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
    clearPreloaded()
  })

  /** Creates a page that receives these responses, and returns the recorded requests. */
  function pageWith(...responses: FakeResponse[]) {
    const platform = recordingFetch(...responses)
    globalThis.fetch = platform.fetch
    return platform.sent
  }

  const clientOf = (token = TOKEN): PlatformClient =>
    PlatformClient.fromClientSessionToken(token, { endpoint: ENDPOINT, retry: { limit: 0 } })

  function preload(limit = 20): Promise<Response> {
    const { headers, credentials = 'omit' } = authorize('clientSessionToken', TOKEN, 'seam').init
    const sent = new Headers({ ...sdkHeaders('seam'), ...headers, 'content-type': 'application/json' })
    const request = { url: `${ENDPOINT}/devices/list`, method: 'POST', headers: sent, body: JSON.stringify({ limit }) }
    return preloadRequest(request, { credentials, redirect: 'follow' })
  }

  const read = async (client = clientOf(), limit = 20): Promise<string[]> =>
    (await client.devices.list({ limit })).map(({ device_id }) => device_id)

  it('is identical to the request of the client', async () => {
    const sent = pageWith(listOf('first'))
    await preload()
    await read(clientOf(), 20)
    await read(clientOf(), 20)
    const [preloaded, own] = sent.map((request) => ({ ...request, signal: undefined }))
    expect(sent).to.have.length(2)
    expect(preloaded).to.deep.equal(own)
  })

  it('is used once instead of a new request', async () => {
    const sent = pageWith(listOf('begun'), listOf('later'))
    const preloaded = preload()
    expect([await read(), await read()]).to.deep.equal([['begun'], ['later']])
    expect(sent).to.have.length(2)
    await preloaded
  })

  it('is sent only once, and can be read several times', async () => {
    const sent = pageWith(listOf('begun'))
    const responses = await Promise.all([preload(), preload()])
    expect(await Promise.all(responses.map((response) => response.json()))).to.deep.equal([
      { devices: [{ device_id: 'begun' }] },
      { devices: [{ device_id: 'begun' }] }
    ])
    expect(await read()).to.deep.equal(['begun'])
    expect(sent).to.have.length(1)
  })

  it('is not used for another user or other parameters', async () => {
    const sent = pageWith(listOf('begun'), listOf('own'))
    await preload()
    expect(await read(clientOf('seam_cst1_other'))).to.deep.equal(['own'])
    expect(await read(clientOf(), 30)).to.deep.equal(['own'])
    expect(sent).to.have.length(3)
  })

  it('fails like the request of the client', async () => {
    pageWith(errorResponse(400, { type: 'no', message: 'No.' }))
    await preload()
    expect(await rejection(read())).to.include({ name: 'ApiError', code: 'no', statusCode: 400 })
    pageWith(new TypeError('Failed to fetch'))
    const preloaded = rejection(preload())
    expect(isNetworkError(await rejection(read()))).to.equal(true)
    await preloaded
  })

  it('is discarded by a mutation', async () => {
    pageWith(listOf('before'), json({}), listOf('after'))
    await preload()
    await clientOf().devices.update({ device_id: 'before', name: 'Front Door' })
    expect(await read()).to.deep.equal(['after'])
  })

  it('is aborted with the request that uses it', async () => {
    const sent = pageWith(() => new Promise(() => {}))
    void preload()
    const end = new AbortController()
    const failed = rejection(clientOf().devices.list({ limit: 20 }, { signal: end.signal }))
    await until(() => sent.length === 1)
    end.abort()
    await failed
    expect(sent.map(({ signal }) => signal.aborted)).to.deep.equal([true])
  })

  it(
    'is discarded 10 s after its response',
    withFakeClock(async (clock) => {
      pageWith(listOf('begun'), listOf('later'))
      await preload()
      clock.tick(10_000)
      expect(await read()).to.deep.equal(['later'])
    })
  )

  it(
    'is aborted after 30 s without a response',
    withFakeClock(async (clock) => {
      const sent = pageWith(() => new Promise(() => {}), listOf('later'))
      void preload()
      await until(() => sent.length === 1)
      clock.tick(30_000)
      expect(sent.map(({ signal }) => signal.aborted)).to.deep.equal([true])
      expect(await read()).to.deep.equal(['later'])
    })
  )
})
