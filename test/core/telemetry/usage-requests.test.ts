import ky from 'ky'
import { PlatformClient } from '../../../src/client/index.js'
import { empty, errorResponse, hangingFetch, recordingFetch } from '../../client/recording-fetch.js'
import { settled, until } from '../../settled.js'
import { clock, log, onTelemetryPage, page, sessionOf, startUsage, TOKEN } from './telemetry-page.js'

const failedWith = (what: string): readonly string[] => Array(3).fill(`debug: Telemetry request failed with ${what}`)
const broken = (): Response =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }))

describe('Telemetry message', () => {
  onTelemetryPage()

  it('is sent without credentials and with keepalive', async () => {
    const requests: Request[] = []
    const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      requests.push(new Request(input, init))
      return empty(204)
    }
    const secret = 'seam_cst1_of_a_hook'
    const ready = ky.create({
      prefix: 'https://platform.test',
      fetch,
      headers: { authorization: `Bearer ${TOKEN}`, 'client-session-token': TOKEN },
      hooks: { beforeRequest: [({ request }) => request.headers.set('authorization', `Bearer ${secret}`)] }
    })
    startUsage(new PlatformClient({ client: ready }))
    startUsage(PlatformClient.fromClientSessionToken(TOKEN, { fetch, headers: { 'x-proxy': 'secret' } }))
    startUsage(PlatformClient.fromConsoleSessionToken('ey_secret', 'workspace_1', { fetch }))
    page.leave()
    await until(() => requests.length === 3)
    for (const { headers, keepalive, credentials, url } of requests) {
      expect([keepalive, credentials]).to.deep.equal([true, 'omit'])
      expect(`${url} ${[...headers].join(' ')}`).not.to.match(/secret|workspace|bearer|cst1/i)
    }
  })

  it('times out if the platform does not respond', async () => {
    let calls = 0
    const fetch = (): Promise<Response> => {
      calls += 1
      return hangingFetch()
    }
    startUsage(PlatformClient.fromClientSessionToken(TOKEN, { fetch }), { session: sessionOf('session_6') })
    await clock.tickAsync(2000)
    await until(() => calls === 1)
    await clock.tickAsync(9999)
    await settled()
    expect(calls).to.equal(1)
    await clock.tickAsync(1)
    await until(() => calls === 2)
    expect(clock.countTimers(), 'the time that it has').to.equal(1)
  })

  for (const [trouble, respond, logged] of [
    ['responds with an error', empty(503, { 'retry-after': '1' }), failedWith('503')],
    ['receives too many requests', empty(429, { 'retry-after': '1' }), failedWith('429')],
    ['has no telemetry route', errorResponse(404, { type: 'route_not_found', message: TOKEN }), failedWith('404')],
    ['rejects it as unauthorized', empty(401), failedWith('401')],
    ['cannot be reached', new TypeError(`Failed to fetch ${TOKEN}`), failedWith('no answer')],
    ['drops the connection during the response', broken, failedWith('no answer')],
    ['responds with HTML', new Response('<html>'), []],
    ['responds with invalid JSON', new Response('<', { headers: { 'content-type': 'application/json' } }), []]
  ] as const) {
    it(`is sent once and reports a failure only in the debug log if the platform ${trouble}`, async () => {
      const { fetch, sent } = recordingFetch(respond)
      startUsage(PlatformClient.fromClientSessionToken(TOKEN, { fetch }), { session: sessionOf('session_7') })
      await clock.tickAsync(2000)
      await until(() => sent.length === 3)
      await clock.tickAsync(60_000)
      await settled()
      expect(sent).to.have.length(3)
      expect(log).to.deep.equal(logged)
    })
  }
})
