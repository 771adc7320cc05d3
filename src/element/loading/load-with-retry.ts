import { loadChunk } from './load-chunk.js'

/**
 * Loads something, reports each failure, and retries when the page is online.
 *
 * @param onFailed is called for each failure
 * @returns a function that stops it
 */
export function loadWithRetry<Loaded>(
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
