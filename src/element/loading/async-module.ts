import { loadChunk } from './load-chunk.js'

/** Code or texts that are loaded on demand. */
export interface AsyncModule<Loaded> {
  /** Returns what is loaded for a locale. */
  loaded(locale?: string): Loaded | undefined
  /** Loads it, with retries and a deadline. Calls while it is loading share the result. @throws ChunkLoadError */
  load(locale?: string): Promise<Loaded>
  /** Loads it, reports each failure, and retries when the page is online. Returns a function that stops it. */
  loadWithRetry(onLoaded: (loaded: Loaded) => void, onFailed: (error: unknown) => void, locale?: string): () => void
}

/**
 * @param request loads it for a locale
 * @param loaded returns what is loaded for a locale. @default the last result
 */
export function createAsyncModule<Loaded>(
  request: (locale: string) => Promise<Loaded>,
  loaded?: (locale: string) => Loaded | undefined
): AsyncModule<Loaded> {
  let last: Loaded | undefined
  const inFlight = new Map<string, Promise<Loaded>>()

  function load(locale = ''): Promise<Loaded> {
    const loading =
      inFlight.get(locale) ??
      loadChunk(async () => (last = await request(locale))).finally(() => inFlight.delete(locale))
    inFlight.set(locale, loading)
    return loading
  }

  return {
    load,
    loaded: (locale = '') => (loaded ? loaded(locale) : last),
    loadWithRetry(onLoaded, onFailed, locale) {
      const end = new AbortController()
      const { signal } = end
      async function attempt(): Promise<void> {
        try {
          const loaded = await load(locale)
          if (!signal.aborted) onLoaded(loaded)
        } catch (error) {
          if (signal.aborted) return
          addEventListener('online', attempt, { once: true, signal })
          onFailed(error)
        }
      }
      void attempt()
      return () => end.abort()
    }
  }
}
