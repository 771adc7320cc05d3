import { HTTP1_CONNECTIONS } from '../environment/connections.js'

/** Most fetches that many queries cause at once, in a window or when they are refetched together. */
export const MAX_CONCURRENT_FETCHES = 64
/** Response time up to which the window grows, in ms. */
const FAST = 1000
/** Share of concurrent fetches that are being retried from which the window shrinks. */
const MANY_RETRIES = 0.25

/**
 * Number of fetches that may be in flight. Grows while responses are fast. Shrinks to its initial size if the platform
 * rejects many requests, and then grows to at most half of what was too much.
 */
interface FetchWindow {
  size(): number
  /** Called when a fetch has ended, with its duration in ms. */
  onFetched(duration: number): void
  /**
   * Called with the number of pending fetches, and of those that are being retried.
   *
   * @returns `true` if there are too many of them
   */
  onRetries(pending: number, retrying: number): boolean
}

export function createFetchWindow(initial = HTTP1_CONNECTIONS): FetchWindow {
  let size = initial
  let most = Math.max(initial, MAX_CONCURRENT_FETCHES)
  let isRejected = false
  return {
    size: () => size,
    onFetched(duration) {
      if (duration > FAST) size = Math.max(initial, size - 1)
      else if (!isRejected) size = Math.min(most, size + 1)
    },
    onRetries(pending, retrying) {
      isRejected = retrying > pending * MANY_RETRIES
      if (isRejected && size > initial) {
        most = Math.max(initial, Math.floor(size / 2))
        size = initial
      }
      return isRejected
    }
  }
}
