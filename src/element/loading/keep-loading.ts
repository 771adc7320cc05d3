import { loadChunk } from './load-chunk.js'

/**
 * Fetches something until it is there, as `loadChunk` does: what does not come is told of, and asked for again when the page
 * is online.
 *
 * @param onFailed is told each time.
 * @returns what ends it: nothing is told any more.
 */
export function keepLoading<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded: (loaded: Loaded) => void,
  onFailed: (error: unknown) => void
): () => void {
  const end = new AbortController()
  const { signal } = end
  async function attempt(): Promise<void> {
    try {
      const loaded = await loadChunk(load, { signal })
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
