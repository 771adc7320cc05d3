import type { Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import { ApiError, NetworkError } from '../../../src/client/index.js'
import type { UsageMessage } from '../../../src/client/resources.js'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { createUsageQueue, type UsageQueue } from '../../../src/core/telemetry/usage-queue.js'
import { fakeClock } from '../../client/fake-clock.js'
import { settled } from '../../settled.js'
import { fakePage } from '../fake-page.js'

/** Message in flight, which the test settles. */
interface Sending {
  readonly id: string
  arrive(): Promise<void>
  fail(error: unknown): Promise<void>
}

const messageOf = (id: string): UsageMessage => ({
  type: 'screen',
  messageId: id,
  anonymousId: 'nobody',
  name: 'devices',
  timestamp: '2030-01-01T00:00:00.000Z',
  context: {}
})

const refusal = (statusCode: number): ApiError =>
  new ApiError({ code: 'refused', message: 'Jane is not known here', statusCode, requestId: 'request_1' })

describe('Telemetry queue', () => {
  const { debug, warn, error } = console
  const page = fakePage()
  let clock: Clock
  let queue: UsageQueue
  let sendings: Sending[]
  let log: string[]

  function send({ messageId: id }: UsageMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      sendings.push({
        id,
        arrive: () => (resolve(), settled()),
        fail: (reason) => (reject(reason), settled())
      })
    })
  }

  const ids = (): string => sendings.map(({ id }) => id).join(' ')
  const put = (...given: string[]): void => {
    for (const id of given) queue.put(messageOf(id))
  }
  const rest = (): Promise<unknown> => clock.tickAsync(2000).then(settled)
  const ending = async (how: 'arrive' | unknown): Promise<void> => {
    const last = sendings.at(-1)
    await (how === 'arrive' ? last?.arrive() : last?.fail(how))
  }

  beforeEach(() => {
    clock = fakeClock()
    sendings = []
    log = []
    for (const level of ['debug', 'warn', 'error'] as const) {
      console[level] = (...words: unknown[]) => void log.push(`${level}: ${words.join(' ')}`)
    }
    queue = createUsageQueue(send, page)
  })
  afterEach(async () => {
    queue.end()
    disableTelemetry('a test', false)
    clock.uninstall()
    await settled()
    Object.assign(console, { debug, warn, error })
  })

  it('sends messages after a pause, one at a time and in order', async () => {
    put('a', 'b')
    await clock.tickAsync(1999)
    expect(ids()).to.equal('')
    await clock.tickAsync(1)
    expect(ids()).to.equal('a')
    put('c')
    await clock.tickAsync(60_000)
    expect(ids()).to.equal('a')
    await ending('arrive')
    expect(ids()).to.equal('a b')
    await ending('arrive')
    await ending('arrive')
    expect(ids()).to.equal('a b c')
    expect(log).to.deep.equal([])
  })

  it('pauses again after it was empty', async () => {
    put('a')
    await rest()
    await ending('arrive')
    put('b')
    await clock.tickAsync(1999)
    expect(ids()).to.equal('a')
    await rest()
    expect(ids()).to.equal('a b')
  })

  it('drops messages that fail, and continues', async () => {
    put('a', 'b', 'c')
    await rest()
    await ending(refusal(503))
    await ending(new NetworkError('The platform did not answer in time'))
    await ending('arrive')
    await clock.tickAsync(60_000)
    expect(ids()).to.equal('a b c')
    expect(log).to.deep.equal([
      'debug: Telemetry request failed with 503',
      'debug: Telemetry request failed with no answer'
    ])
  })

  it('continues if the send function throws', async () => {
    let tries = 0
    const broken = createUsageQueue(() => {
      tries += 1
      throw new TypeError('there is no such call')
    }, page)
    broken.put(messageOf('a'))
    broken.put(messageOf('b'))
    await rest()
    broken.end()
    expect(tries).to.equal(2)
    expect(log).to.deep.equal(Array(2).fill('debug: Telemetry request failed with no answer'))
  })

  it('stops permanently after three failures in a row', async () => {
    put('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
    await rest()
    for (const how of [refusal(404), refusal(404), 'arrive', refusal(404), refusal(404), refusal(404)])
      await ending(how)
    expect(ids()).to.equal('a b c d e f')
    put('i')
    await clock.tickAsync(60_000)
    page.leave()
    expect(ids()).to.equal('a b c d e f')
    expect(clock.countTimers()).to.equal(0)
  })

  it('flushes all messages once when the page is left', async () => {
    put('a', 'b', 'c')
    await rest()
    page.leave()
    expect(ids()).to.equal('a b c')
    put('d')
    page.leave()
    expect(ids()).to.equal('a b c d')
    for (const sending of sendings) await sending.arrive()
    await clock.tickAsync(60_000)
    expect(ids()).to.equal('a b c d')
    put('e')
    await rest()
    expect(ids()).to.equal('a b c d e')
  })

  it('flushes all messages when the page is hidden, and not when it is shown', async () => {
    put('a', 'b')
    page.show()
    expect(ids()).to.equal('')
    page.hide()
    expect(ids()).to.equal('a b')
  })

  it('does not count failures while the browser is offline', async () => {
    page.goOffline()
    put('a', 'b', 'c', 'd')
    await rest()
    for (let failure = 0; failure < 4; failure += 1) await ending(new NetworkError('The platform could not be reached'))
    page.goOnline()
    put('e')
    await rest()
    expect(ids()).to.equal('a b c d e')
  })

  it('continues when the page is restored, even if the flushed messages were lost', async () => {
    put('a', 'b', 'c', 'd')
    page.leave()
    for (const sending of sendings) await sending.fail(new NetworkError('The page was frozen'))
    put('e')
    await rest()
    expect(ids()).to.equal('a b c d e')
  })

  it('keeps at most the newest hundred messages', async () => {
    put(...Array.from({ length: 130 }, (_, index) => `m${index}`))
    page.leave()
    expect(sendings).to.have.length(100)
    expect([sendings[0]?.id, sendings.at(-1)?.id]).to.deep.equal(['m30', 'm129'])
  })

  it('drops messages while at least one element disables telemetry', async () => {
    put('a', 'b', 'c')
    await rest()
    disableTelemetry('a test', true)
    disableTelemetry('another', true)
    await ending('arrive')
    put('d')
    page.leave()
    disableTelemetry('a test', false)
    put('e')
    await rest()
    disableTelemetry('another', false)
    page.leave()
    await clock.tickAsync(60_000)
    expect(ids()).to.equal('a')
    put('f')
    await rest()
    expect(ids()).to.equal('a f')
  })

  it('sends nothing until an element that disables telemetry is defined', async () => {
    put('a', 'b')
    page.silence(true)
    await rest()
    put('c')
    page.leave()
    expect(ids()).to.equal('')
    page.silence(false)
    put('d')
    await rest()
    expect(ids()).to.equal('d')
  })

  it('leaves no timers or listeners behind when it ends', async () => {
    put('a', 'b')
    queue.end()
    expect(clock.countTimers()).to.equal(0)
    page.leave()
    await clock.tickAsync(60_000)
    expect(ids()).to.equal('')
  })
})
