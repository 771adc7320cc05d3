/** How long a chunk may take to come, all tries together, in ms. */
const DEADLINE = 30_000

/** The first pause before another try, in ms; each is twice as long as the one before. */
const FIRST_PAUSE = 1000
const RETRIES = 3

/** A chunk did not come. Where it is to be found is not told: an address may hold what is nobody's business. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor() {
    super('A part of the element could not be fetched.')
  }
}

/** Something that may end the fetching of a chunk. */
interface ChunkOptions {
  readonly signal?: AbortSignal
}

/**
 * Fetches a chunk: where that fails, up to three more times, after 1, 2 and 4 s, and at once when the page is online
 * again; all within 30 s. Older browsers remember that a module failed: there only a new page helps.
 *
 * @param load fetches it, as `import()` does.
 * @throws ChunkLoadError where it does not come, and the signal's reason.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>, { signal }: ChunkOptions = {}): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = new AbortController()
    let failures = 0
    let pause: ReturnType<typeof setTimeout> | undefined

    function settle<Outcome>(tell: (outcome: Outcome) => void, outcome: Outcome): void {
      end.abort()
      clearTimeout(deadline)
      clearTimeout(pause)
      tell(outcome)
    }
    const giveUp = (): void => settle(reject, new ChunkLoadError())

    async function attempt(): Promise<void> {
      clearTimeout(pause)
      pause = undefined
      try {
        settle(resolve, await load())
      } catch {
        if (end.signal.aborted) return
        // While the page is offline there is still something to wait for.
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
