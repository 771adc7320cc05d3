import { NotFetchedError } from './import-chunk.js'

/** Deadline for all attempts together, in ms. */
const DEADLINE = 30_000

/** First delay before a retry, in ms. Doubles with each retry. */
const FIRST_PAUSE = 1000
const RETRIES = 3

/** A chunk failed to load. The message has no address, because addresses may contain private data. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** `true` if only a reload of the page may help: older browsers never request a failed module again. */
  readonly needsReload: boolean

  constructor(needsReload: boolean) {
    super('A part of the element could not be fetched.')
    this.needsReload = needsReload
  }
}

interface ChunkOptions {
  readonly signal?: AbortSignal
}

/**
 * Loads a chunk with up to three retries after 1, 2 and 4 s, and immediately when the page comes online, all within 30
 * s.
 *
 * @param load returns a dynamic import
 * @throws ChunkLoadError if it fails, or the reason of the signal
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>, { signal }: ChunkOptions = {}): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = new AbortController()
    let failures = 0
    let needsReload = false
    let pause: ReturnType<typeof setTimeout> | undefined

    function settle<Outcome>(report: (outcome: Outcome) => void, outcome: Outcome): void {
      end.abort()
      clearTimeout(deadline)
      clearTimeout(pause)
      report(outcome)
    }
    const giveUp = (): void => settle(reject, new ChunkLoadError(needsReload))

    async function attempt(): Promise<void> {
      clearTimeout(pause)
      pause = undefined
      try {
        settle(resolve, await load())
      } catch (error) {
        if (end.signal.aborted) return
        needsReload = !(error instanceof NotFetchedError)
        // Keep waiting while the page is offline.
        if (failures >= RETRIES && navigator.onLine) return giveUp()
        pause = setTimeout(attempt, failures < RETRIES ? FIRST_PAUSE * 2 ** failures : DEADLINE)
        failures += 1
      }
    }
    function onOnline(): void {
      failures = 0
      if (pause !== undefined) void attempt()
    }

    const deadline = setTimeout(giveUp, DEADLINE)
    addEventListener('online', onOnline, end)
    signal?.addEventListener('abort', () => settle(reject, signal.reason), end)
    void attempt()
  })
}
