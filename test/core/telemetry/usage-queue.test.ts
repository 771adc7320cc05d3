import { ApiError, NetworkError } from '../../../src/client/index.js'
import type { UsageMessage } from '../../../src/client/resources.js'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { createUsageQueue, type UsageQueue } from '../../../src/core/telemetry/usage-queue.js'
import { settled } from '../../settled.js'
import { clock, log, onTelemetryPage, page } from './telemetry-page.js'

const messageOf = (id: string): UsageMessage => ({
  type: 'screen',
  messageId: id,
  anonymousId: 'nobody',
  name: 'devices',
  timestamp: '2030-01-01T00:00:00.000Z',
  context: {}
})

const rejection = (statusCode: number): ApiError =>
  new ApiError({ code: 'refused', message: 'Jane is not known here', statusCode, requestId: 'request_1' })

describe('Telemetry queue', () => {
  let queue: UsageQueue
  /** Ids of the sent messages, oldest first. */
  let sent: string[]
  /** Ends the sending of each message, which fails with the given error. */
  let endings: ((error?: Error) => void)[]

  const send = ({ messageId }: UsageMessage): Promise<void> =>
    new Promise((resolve, reject) => {
      sent.push(messageId)
      endings.push((error) => (error ? reject(error) : resolve()))
    })
  const ids = (): string => sent.join(' ')
  const put = (...given: string[]): void => {
    for (const id of given) queue.put(messageOf(id))
  }
  const rest = (): Promise<unknown> => clock.tickAsync(2000).then(settled)
  /** Ends the last sending. */
  const end = async (error?: Error): Promise<void> => {
    endings.at(-1)?.(error)
    await settled()
  }

  beforeEach(() => {
    sent = []
    endings = []
    queue = createUsageQueue(send, page)
  })
  afterEach(() => queue.end())
  onTelemetryPage()

  it('sends messages after a pause, one at a time and in order', async () => {
    put('a', 'b')
    await clock.tickAsync(1999)
    expect(ids()).to.equal('')
    await clock.tickAsync(1)
    expect(ids()).to.equal('a')
    put('c')
    await clock.tickAsync(60_000)
    expect(ids()).to.equal('a')
    await end()
    expect(ids()).to.equal('a b')
    await end()
    await end()
    expect(ids()).to.equal('a b c')
    expect(log).to.deep.equal([])
  })

  it('pauses again after it was empty', async () => {
    put('a')
    await rest()
    await end()
    put('b')
    await clock.tickAsync(1999)
    expect(ids()).to.equal('a')
    await rest()
    expect(ids()).to.equal('a b')
  })

  it('drops messages that fail, and continues', async () => {
    put('a', 'b', 'c')
    await rest()
    await end(rejection(503))
    await end(new NetworkError('The platform did not answer in time'))
    await end()
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
    const missing = rejection(404)
    for (const error of [missing, missing, undefined, missing, missing, missing]) await end(error)
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
    for (const finish of endings) finish()
    await settled()
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
    for (let failure = 0; failure < 4; failure += 1) await end(new NetworkError('The platform could not be reached'))
    page.goOnline()
    put('e')
    await rest()
    expect(ids()).to.equal('a b c d e')
  })

  it('continues when the page is restored, even if the flushed messages were lost', async () => {
    put('a', 'b', 'c', 'd')
    page.leave()
    for (const finish of endings) finish(new NetworkError('The page was frozen'))
    await settled()
    put('e')
    await rest()
    expect(ids()).to.equal('a b c d e')
  })

  it('keeps at most the newest hundred messages', async () => {
    put(...Array.from({ length: 130 }, (_, index) => `m${index}`))
    page.leave()
    expect(sent).to.have.length(100)
    expect([sent[0], sent.at(-1)]).to.deep.equal(['m30', 'm129'])
  })

  it('drops messages while at least one element disables telemetry', async () => {
    put('a', 'b', 'c')
    await rest()
    disableTelemetry('a test', true)
    disableTelemetry('another', true)
    await end()
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
    disableTelemetry('a test', true)
    disableTelemetry('a test', false)
    put('g')
    await rest()
    expect(ids()).to.equal('a g')
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
