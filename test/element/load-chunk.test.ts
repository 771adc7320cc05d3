import { NotFetchedError } from '../../src/element/loading/import-chunk.js'
import { ChunkLoadError, loadChunk } from '../../src/element/loading/load-chunk.js'
import { clock, useFakeClock } from '../clock.js'
import { withoutNetwork } from '../features/support/network.js'

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://cdn.example/a.js?key=seam_secret'))
const never = (): Promise<never> => new Promise(() => {})

describe('loadChunk', () => {
  useFakeClock()
  let tries: number[]
  beforeEach(() => {
    tries = []
  })
  afterEach(() => expect(clock.countTimers()).to.equal(0))

  /** Starts to load a chunk with one result per attempt. The last result is repeated. */
  function begin(responses: readonly (() => Promise<string>)[], signal?: AbortSignal) {
    const outcome: { value?: string; error?: unknown; at?: number } = {}
    const load = (): Promise<string> => {
      tries.push(clock.now)
      return (responses[tries.length - 1] ?? responses.at(-1) ?? never)()
    }
    loadChunk(load, signal && { signal }).then(
      (value) => Object.assign(outcome, { value, at: clock.now }),
      (error: unknown) => Object.assign(outcome, { error, at: clock.now })
    )
    return outcome
  }
  const here = async (): Promise<string> => 'the chunk'

  it('returns the module once it is loaded', async () => {
    const outcome = begin([here])
    await clock.tickAsync(0)
    expect(outcome).to.deep.equal({ value: 'the chunk', at: 0 })
    expect(tries).to.deep.equal([0])
  })

  it('retries a failed request after increasing pauses', async () => {
    const outcome = begin([missing, missing, missing, here])
    await clock.tickAsync(30_000)
    expect(tries).to.deep.equal([0, 1000, 3000, 7000])
    expect(outcome).to.deep.equal({ value: 'the chunk', at: 7000 })
  })

  it('fails if every attempt fails, with an error that does not contain the address', async () => {
    const outcome = begin([missing])
    await clock.tickAsync(60_000)
    expect(tries).to.deep.equal([0, 1000, 3000, 7000])
    expect(outcome.at).to.equal(7000)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    const { message, cause } = outcome.error instanceof Error ? outcome.error : {}
    expect(`${message}${cause}`).not.to.match(/secret|cdn/)
  })

  for (const [what, respond, needsReload] of [
    ['a file could not be fetched', () => Promise.reject(new NotFetchedError()), false],
    ['a module failed, which older browsers never request again', missing, true]
  ] as const)
    it(`says whether the page must be reloaded if ${what}`, async () => {
      const outcome = begin([respond])
      await clock.tickAsync(60_000)
      expect(outcome.error).to.be.instanceOf(ChunkLoadError).with.property('needsReload', needsReload)
    })

  it('treats a loader that throws like a failed request', async () => {
    const outcome = begin([
      () => {
        throw new Error('No modules here.')
      },
      here
    ])
    await clock.tickAsync(1000)
    expect(outcome.value).to.equal('the chunk')
  })

  it('times out after 30 s without a response', async () => {
    const outcome = begin([never])
    await clock.tickAsync(29_999)
    expect(outcome).to.deep.equal({})
    await clock.tickAsync(1)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(tries).to.deep.equal([0])
  })

  it('times out 30 s after the first attempt if the first one fails and the next one hangs', async () => {
    const outcome = begin([missing, never])
    await clock.tickAsync(60_000)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(outcome.at).to.equal(30_000)
  })

  it('retries at once when the page is online again', async () => {
    const outcome = begin([missing, missing, missing, here])
    await withoutNetwork(async () => {
      await clock.tickAsync(3500)
      expect(tries).to.deep.equal([0, 1000, 3000])
    })
    await clock.tickAsync(0)
    expect(outcome).to.deep.equal({ value: 'the chunk', at: 3500 })
  })

  it('does not give up early while the page is offline, and then retries the usual number of times', async () => {
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

  it('times out while the page is offline too', async () => {
    const outcome = begin([missing])
    await withoutNetwork(() => clock.tickAsync(30_000).then(() => undefined))
    expect(outcome.at).to.equal(30_000)
    await clock.tickAsync(0)
    expect(tries).to.have.length(4)
  })

  it('sends at most one request at a time', async () => {
    begin([never])
    await withoutNetwork(async () => {})
    await clock.tickAsync(30_000)
    expect(tries).to.have.length(1)
  })

  for (const [when, responses] of Object.entries({ 'in flight': [never], 'waiting for a retry': [missing] })) {
    it(`stops when its signal is aborted while it is ${when}`, async () => {
      const end = new AbortController()
      const outcome = begin(responses, end.signal)
      await clock.tickAsync(500)
      end.abort(new Error('It was removed.'))
      await clock.tickAsync(60_000)
      expect(outcome.error).to.be.an('error').with.property('message', 'It was removed.')
      expect(outcome.at).to.equal(500)
      expect(tries).to.deep.equal([0])
    })
  }

  it('sends no request if its signal is already aborted', async () => {
    const outcome = begin([here], AbortSignal.abort())
    await clock.tickAsync(0)
    expect(outcome.error).to.be.instanceOf(DOMException)
    expect(tries).to.deep.equal([])
  })

  it('ignores a response after the timeout', async () => {
    let come = (_chunk: string): void => {}
    const outcome = begin([() => new Promise((resolve) => (come = resolve))])
    await clock.tickAsync(30_000)
    come('the chunk')
    await clock.tickAsync(1000)
    expect(outcome.error).to.be.instanceOf(ChunkLoadError)
    expect(outcome.value).to.equal(undefined)
  })
})
