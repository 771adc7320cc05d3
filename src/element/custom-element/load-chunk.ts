/** How long a chunk may take to come, all tries together, in ms. */
const DEADLINE = 30_000

/** The pauses between the tries, in ms. */
const PAUSES = [1000, 2000, 4000]

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
    const end = new AbortController()
    let failures = 0
    let isPausing = false
    let pause: ReturnType<typeof setTimeout> | undefined

    function settle(): void {
      end.abort()
      clearTimeout(deadline)
      clearTimeout(pause)
    }
    function fail(reason: unknown): void {
      settle()
      reject(reason)
    }
    async function attempt(): Promise<void> {
      isPausing = false
      clearTimeout(pause)
      try {
        resolve(await load())
        settle()
      } catch {
        if (!end.signal.aborted) wait()
      }
    }
    function wait(): void {
      const length = PAUSES[failures]
      // While the page is offline there is still something to wait for.
      if (length === undefined && navigator.onLine) return fail(new ChunkLoadError())
      failures += 1
      isPausing = true
      if (length !== undefined) pause = setTimeout(attempt, length)
    }
    function onOnline(): void {
      failures = 0
      if (isPausing) void attempt()
    }

    const deadline = setTimeout(() => fail(new ChunkLoadError()), DEADLINE)
    addEventListener('online', onOnline, end)
    signal?.addEventListener('abort', () => fail(signal.reason), end)
    if (signal?.aborted) fail(signal.reason)
    else void attempt()
  })
}
