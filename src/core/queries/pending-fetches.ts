import { monotonicTime } from '../environment/monotonic-time.js'
import { createFetchWindow } from './fetch-window.js'

/** First fetches of many queries that are in flight, by key. As many as the fetch window permits. */
export interface PendingFetches {
  hasRoom(): boolean
  begin(key: string): void
  /** Called when a fetch is no longer of interest, or its result came from elsewhere. */
  drop(key: string): void
  /** Called when a fetch has ended. @returns `true` if it was pending, so that there is room for another one */
  end(key: string): boolean
  /** Returns the fetches beyond the window if the platform rejects many of them. */
  rejected(isRetrying: (key: string) => boolean): readonly string[]
}

export function createPendingFetches(window = createFetchWindow()): PendingFetches {
  /** When each was requested, in monotonic time. Oldest first. */
  const pending = new Map<string, number>()
  return {
    hasRoom: () => pending.size < window.size(),
    begin: (key) => void pending.set(key, monotonicTime()),
    drop: (key) => void pending.delete(key),
    end(key) {
      const requestedAt = pending.get(key)
      if (requestedAt === undefined) return false
      pending.delete(key)
      window.onFetched(monotonicTime() - requestedAt)
      return true
    },
    rejected(isRetrying) {
      const keys = [...pending.keys()]
      if (!window.onRetries(keys.length, keys.filter(isRetrying).length)) return []
      return keys.slice(window.size()).filter(isRetrying)
    }
  }
}
