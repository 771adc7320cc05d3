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

const inFlight = new Set<Promise<unknown>>()

/** `true` while code or texts are being loaded. */
export const isLoading = (): boolean => inFlight.size > 0

/** Resolves once everything that is being loaded now is there or has failed. */
export const whenLoaded = (): Promise<unknown> => Promise.allSettled(inFlight)

/**
 * @param request loads it for a locale
 * @param loaded returns what is loaded for a locale. @default the last result
 */
export function createAsyncModule<Loaded>(
  request: (locale: string) => Promise<Loaded>,
  loaded?: (locale: string) => Loaded | undefined
): AsyncModule<Loaded> {
  let last: Loaded | undefined
  const byLocale = new Map<string, Promise<Loaded>>()

  function load(locale = ''): Promise<Loaded> {
    const known = byLocale.get(locale)
    if (known) return known
    const loading = loadChunk(async () => (last = await request(locale))).finally(() => {
      byLocale.delete(locale)
      inFlight.delete(loading)
    })
    byLocale.set(locale, loading)
    inFlight.add(loading)
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
