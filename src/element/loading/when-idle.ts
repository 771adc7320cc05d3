import { useEffect, useState } from 'react'

/** Longest wait for an idle browser, in ms. */
const MAX_IDLE_WAIT_MS = 5000

/** Pause before idle work in browsers that don't report when they are idle, in ms. */
const IDLE_FALLBACK_MS = 200

/** Calls a function once the browser has nothing else to do. */
export function whenIdle(act: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, options)
  else setTimeout(act, IDLE_FALLBACK_MS)
}

/**
 * Returns `true` once the browser has been idle.
 *
 * @param isAwaited `false` to return `true` at once
 */
export function useWasIdle(isAwaited: boolean): boolean {
  const [wasIdle, setIdle] = useState(!isAwaited)
  useEffect(() => {
    if (!wasIdle) whenIdle(() => setIdle(true), { timeout: MAX_IDLE_WAIT_MS })
  }, [wasIdle])
  return wasIdle
}
