import type { Clock } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import { stopClock } from '../clock.js'
import { ChunkLoadError, loadChunk } from '../../src/element/loading/load-chunk.js'
import { withoutNetwork } from '../features/support/network.js'

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://cdn.example/a.js?key=seam_secret'))
const never = (): Promise<never> => new Promise(() => {})

describe('A chunk', () => {
  let clock: Clock
  let tries: number[]
  beforeEach(() => {
    clock = stopClock()
    tries = []
  })
  afterEach(() => {
    expect(clock.countTimers()).to.equal(0)
    clock.uninstall()
  })

  /** Begins to load, try by try as the answers say; the last of them stays. */
  function begin(answers: readonly (() => Promise<string>)[], signal?: AbortSignal) {
    const outcome: { value?: string; error?: unknown; at?: number } = {}
    const load = (): Promise<string> => {
      tries.push(clock.now)
      return (answers[tries.length - 1] ?? answers.at(-1) ?? never)()
    }
    loadChunk(load, signal && { signal }).then(
      (value) => Object.assign(outcome, { value, at: clock.now }),
      (error: unknown) => Object.assign(outcome, { error, at: clock.now })
    )
    return outcome
  }
  const here = async (): Promise<string> => 'the chunk'

  it('that comes is there at once', async () => {
    const outcome = begin([here])
    await clock.tickAsync(0)
    expect(outcome).to.deep.equal({ value: 'the chunk', at: 0 })
    expect(tries).to.deep.equal([0])
  })

  it('that fails is fetched again after pauses that grow', async () => {
    const outcome = begin([missing, missing, missing, here])
    await clock.tickAsync(30_000)
    expect(tries).to.deep.equal([0, 1000, 3000, 7000])
    expect(outcome).to.deep.equal({ value: 'the chunk', at: 7000 })
  })

  it('that fails at every try is given up, without a word of where it was to be found', async () => {
    const outcome = begin([missing])
    await clock.tickAsync(60_000)
    expect(tries).to.deep.equal([0, 1000, 3000, 7000])
    expect(outcome.at).to.equal(7000)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    const { message, cause } = outcome.error instanceof Error ? outcome.error : {}
    expect(`${message}${cause}`).not.to.match(/secret|cdn/)
  })

  it('whose loader throws is one that fails', async () => {
    const outcome = begin([
      () => {
        throw new Error('No modules here.')
      },
      here
    ])
    await clock.tickAsync(1000)
    expect(outcome.value).to.equal('the chunk')
  })

  it('that never comes is given up after 30 s', async () => {
    const outcome = begin([never])
    await clock.tickAsync(29_999)
    expect(outcome).to.deep.equal({})
    await clock.tickAsync(1)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(tries).to.deep.equal([0])
  })

  it('that fails and then never comes is given up 30 s after it was asked for first', async () => {
    const outcome = begin([missing, never])
    await clock.tickAsync(60_000)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(outcome.at).to.equal(30_000)
  })

  it('is fetched at once when the page is online again', async () => {
    const outcome = begin([missing, missing, missing, here])
    await withoutNetwork(async () => {
      await clock.tickAsync(3500)
      expect(tries).to.deep.equal([0, 1000, 3000])
    })
    await clock.tickAsync(0)
    expect(outcome).to.deep.equal({ value: 'the chunk', at: 3500 })
  })

  it('is not given up before its time while the page is offline, and then tried as often as at first', async () => {
    const outcome = begin([missing])
    await withoutNetwork(async () => {
      await clock.tickAsync(20_000)
      expect(tries).to.deep.equal([0, 1000, 3000, 7000])
      expect(outcome).to.deep.equal({})
    })
    await clock.tickAsync(10_000)
    expect(tries.slice(4)).to.deep.equal([20_000, 21_000, 23_000, 27_000])
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(outcome.at).to.equal(27_000)
  })

  it('has its end while the page is offline, too', async () => {
    const outcome = begin([missing])
    await withoutNetwork(() => clock.tickAsync(30_000).then(() => undefined))
    expect(outcome.at).to.equal(30_000)
    await clock.tickAsync(0)
    expect(tries).to.have.length(4)
  })

  it('is not fetched twice at a time', async () => {
    begin([never])
    await withoutNetwork(async () => {})
    await clock.tickAsync(30_000)
    expect(tries).to.have.length(1)
  })

  for (const [when, answers] of Object.entries({ 'under way': [never], 'waited for': [missing] })) {
    it(`is let go by its signal while it is ${when}`, async () => {
      const end = new AbortController()
      const outcome = begin(answers, end.signal)
      await clock.tickAsync(500)
      end.abort(new Error('It was removed.'))
      await clock.tickAsync(60_000)
      expect(outcome.error).to.be.an('error').with.property('message', 'It was removed.')
      expect(outcome.at).to.equal(500)
      expect(tries).to.deep.equal([0])
    })
  }

  it('is not asked for with a signal that is aborted already', async () => {
    const outcome = begin([here], AbortSignal.abort())
    await clock.tickAsync(0)
    expect(outcome.error).to.be.instanceOf(DOMException)
    expect(tries).to.deep.equal([])
  })

  it('that comes too late changes nothing', async () => {
    let come = (_chunk: string): void => {}
    const outcome = begin([() => new Promise((resolve) => (come = resolve))])
    await clock.tickAsync(30_000)
    come('the chunk')
    await clock.tickAsync(1000)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(outcome.value).to.equal(undefined)
  })
})
