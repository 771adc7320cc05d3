import type { ClientOptions, PlatformClient } from '../../src/client/index.js'
import { clock, useFakeClock } from '../clock.js'
import { settled, until } from '../settled.js'
import { runTimers } from './fake-clock.js'
import { empty, json, rejection } from './recording-fetch.js'
import { createTestClient, DEVICES, sendMutation, sendRead } from './test-client.js'

describe('HTTP retry', () => {
  useFakeClock()
  const { random } = Math
  beforeEach(() => {
    Math.random = () => 0
  })
  afterEach(() => void (Math.random = random))

  /** Returns when each request was sent, in ms. */
  async function timesOf(
    call: (client: PlatformClient) => PromiseLike<unknown>,
    responses: (Response | Error)[],
    options?: ClientOptions
  ) {
    const start = clock.now
    const times: number[] = []
    const { client } = createTestClient(
      responses.map((response) => () => {
        times.push(clock.now - start)
        if (response instanceof Error) throw response
        return response.clone()
      }),
      options
    )
    await runTimers(clock, call(client))
    return times
  }

  const dropped = new TypeError('Failed to fetch')
  const later = (seconds: string) => ({ 'retry-after': seconds })
  const rules: [string, (client: PlatformClient) => PromiseLike<unknown>, (Response | Error)[], number[]][] = [
    ['of a read follows a network error', sendRead, [dropped], [0, 200, 600]],
    ['of a read follows status 429', sendRead, [empty(429)], [0, 200, 600]],
    ['of a read follows status 500', sendRead, [empty(500)], [0, 200, 600]],
    ['of a read follows status 503', sendRead, [empty(503)], [0, 200, 600]],
    ['of a read follows status 599', sendRead, [empty(599)], [0, 200, 600]],
    ['of a read is the last one if it succeeds', sendRead, [empty(503), DEVICES], [0, 200]],
    ['of a mutation follows status 429', sendMutation, [empty(429), json({})], [0, 200]],
    ['of a mutation does not follow a network error', sendMutation, [dropped], [0]],
    ['of a mutation does not follow status 500', sendMutation, [empty(500)], [0]],
    ['of a mutation does not follow status 503, even with retry-after', sendMutation, [empty(503, later('1'))], [0]],
    ['does not follow status 400', sendRead, [empty(400)], [0]],
    ['does not follow status 408', sendRead, [empty(408)], [0]],
    ['does not follow status 401', sendRead, [empty(401)], [0]],
    ['follows after the retry-after delay', sendRead, [empty(429, later('7')), DEVICES], [0, 7000]],
    ['follows after the retry-after delay of a 5xx', sendRead, [empty(502, later('7')), DEVICES], [0, 7000]],
    ['of a mutation follows after the retry-after delay', sendMutation, [empty(429, later('3')), json({})], [0, 3000]],
    ['follows after at most a minute', sendRead, [empty(429, later('3600')), DEVICES], [0, 60_000]]
  ]
  for (const [when, call, responses, times] of rules) {
    it(when, async () => {
      expect(await timesOf(call, responses)).to.deep.equal(times)
    })
  }

  it('has a jitter of at most 20 %', async () => {
    Math.random = () => 0.5
    expect(await timesOf(sendRead, [empty(503)])).to.deep.equal([0, 220, 660])
  })

  it('is limited by the call, else by the client', async () => {
    expect(await timesOf(sendRead, [empty(503)], { retry: { limit: 0 } })).to.deep.equal([0])
    expect(await timesOf(sendRead, [empty(503)], { retry: { limit: 3 } })).to.deep.equal([0, 200, 600, 1400])
    const once = (client: PlatformClient) => client.devices.list({}, { retry: { limit: 1 } })
    expect(await timesOf(once, [empty(503)], { retry: { limit: 3 } })).to.deep.equal([0, 200])
    expect(await timesOf(once, [empty(503)], { retry: { limit: 0 } })).to.deep.equal([0, 200])
  })

  it('rejects with the last error', async () => {
    const { client } = createTestClient([new TypeError('Failed to fetch'), empty(503)])
    const failed = rejection(sendRead(client))
    await runTimers(clock, failed)
    expect(await failed).to.include({ statusCode: 503 })
  })

  it('stops when the call is aborted during the delay', async () => {
    const { client, sent } = createTestClient([empty(503)])
    const controller = new AbortController()
    const failed = rejection(client.devices.list({}, { signal: controller.signal }))
    await until(() => clock.countTimers() === 1)
    controller.abort(new Error('No longer needed.'))
    expect(`${await failed}`).to.equal('Error: No longer needed.')
    await settled()
    expect(clock.countTimers()).to.equal(0)
    expect(sent).to.have.length(1)
  })

  it('stops when the call is aborted and fetch fails', async () => {
    const controller = new AbortController()
    const { client, sent } = createTestClient([
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
