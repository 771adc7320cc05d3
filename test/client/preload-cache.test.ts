import { expect } from 'chai'
import { preloadRequest, clearPreloaded } from '../../src/client/preload-cache.js'
import { authorize } from '../../src/client/credentials.js'
import { isNetworkError, PlatformClient } from '../../src/client/index.js'
import { sdkHeaders } from '../../src/client/sdk-headers.js'
import { until } from '../settled.js'
import { TOKEN } from './test-client.js'
import { withFakeClock } from './fake-clock.js'
import { type FakeResponse, errorResponse, json, recordingFetch, rejection } from './recording-fetch.js'

const ENDPOINT = 'https://begun.example'
const OTHER_TOKEN = 'seam_cst1_other'

const listOf = (name: string): Response => json({ devices: [{ device_id: name }] })

describe('A request that was begun before its client was there', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
    clearPreloaded()
  })

  /** A page whose platform gives these answers, and what was sent there. */
  function pageWith(...answers: FakeResponse[]) {
    const platform = recordingFetch(...answers)
    globalThis.fetch = platform.fetch
    return platform.sent
  }

  const clientOf = (token = TOKEN): PlatformClient =>
    PlatformClient.fromClientSessionToken(token, { endpoint: ENDPOINT, retry: { limit: 0 } })

  function begin(limit = 20): Promise<Response> {
    const { headers, credentials = 'omit' } = authorize('clientSessionToken', TOKEN, 'seam').init
    const sent = new Headers({ ...sdkHeaders('seam'), ...headers, 'content-type': 'application/json' })
    const request = { url: `${ENDPOINT}/devices/list`, method: 'POST', headers: sent, body: JSON.stringify({ limit }) }
    return preloadRequest(request, { credentials, redirect: 'follow' })
  }

  const read = async (client = clientOf(), limit = 20): Promise<string[]> =>
    (await client.devices.list({ limit })).map(({ device_id }) => device_id)

  it('goes over the wire as the one in whose place it is', async () => {
    const sent = pageWith(listOf('first'))
    await begin()
    await read(clientOf(), 20)
    await read(clientOf(), 20)
    const [begun, own] = sent.map((request) => ({ ...request, signal: undefined }))
    expect(sent).to.have.length(2)
    expect(begun).to.deep.equal(own)
  })

  it('is not sent again, and answers once', async () => {
    const sent = pageWith(listOf('begun'), listOf('later'))
    const begun = begin()
    expect([await read(), await read()]).to.deep.equal([['begun'], ['later']])
    expect(sent).to.have.length(2)
    await begun
  })

  it('is one, however often it is begun, whose answer all who began it can read', async () => {
    const sent = pageWith(listOf('begun'))
    const answers = await Promise.all([begin(), begin()])
    expect(await Promise.all(answers.map((answer) => answer.json()))).to.deep.equal([
      { devices: [{ device_id: 'begun' }] },
      { devices: [{ device_id: 'begun' }] }
    ])
    expect(await read()).to.deep.equal(['begun'])
    expect(sent).to.have.length(1)
  })

  it('answers nobody else, and nothing else', async () => {
    const sent = pageWith(listOf('begun'), listOf('own'))
    await begin()
    expect(await read(clientOf(OTHER_TOKEN))).to.deep.equal(['own'])
    expect(await read(clientOf(), 30)).to.deep.equal(['own'])
    expect(sent).to.have.length(3)
  })

  it('fails as its own request would', async () => {
    pageWith(errorResponse(400, { type: 'no', message: 'No.' }))
    await begin()
    expect(await rejection(read())).to.include({ name: 'ApiError', code: 'no', statusCode: 400 })
    pageWith(new TypeError('Failed to fetch'))
    const begun = rejection(begin())
    expect(isNetworkError(await rejection(read()))).to.equal(true)
    await begun
  })

  it('is forgotten by a change: what was asked before it is no answer after it', async () => {
    pageWith(listOf('before'), json({}), listOf('after'))
    await begin()
    await clientOf().devices.update({ device_id: 'before', name: 'Front Door' })
    expect(await read()).to.deep.equal(['after'])
  })

  it('ends with the request that has taken it', async () => {
    const sent = pageWith(() => new Promise(() => {}))
    void begin()
    const end = new AbortController()
    const taken = rejection(clientOf().devices.list({ limit: 20 }, { signal: end.signal }))
    await until(() => sent.length === 1)
    end.abort()
    await taken
    expect(sent.map(({ signal }) => signal.aborted)).to.deep.equal([true])
  })

  it(
    'is forgotten 10 s after its answer',
    withFakeClock(async (clock) => {
      pageWith(listOf('begun'), listOf('later'))
      await begin()
      clock.tick(10_000)
      expect(await read()).to.deep.equal(['later'])
    })
  )

  it(
    'is given up after 30 s without an answer',
    withFakeClock(async (clock) => {
      const sent = pageWith(() => new Promise(() => {}), listOf('later'))
      void begin()
      await until(() => sent.length === 1)
      clock.tick(30_000)
      expect(sent.map(({ signal }) => signal.aborted)).to.deep.equal([true])
      expect(await read()).to.deep.equal(['later'])
    })
  )
})
