/** How long something stands to be taken back, in ms, not counting the time that a person is at it. */
export const HOLD_MS = 8000

/** What is never taken back and never let go of is let go of after this long, in ms. */
const LONGEST_HOLD_MS = 60_000

/**
 * What a person has done and can take back for a while. It ends by itself after 8 s, and at once where the page is left: by
 * then nobody could take it back, and on a phone a page that was put away may never run again.
 */
export interface Hold {
  /** Whether it stands, once it has ended: `false` where it was taken back. */
  readonly stands: Promise<boolean>
  /** Ends it: from now on it stands. */
  letGo(): void
  /** Ends it: it is as if it had not been done. */
  takeBack(): void
  /** Stops its time while a person is about to decide, for a minute in all, or lets it go on. */
  pause(isPaused: boolean): void
}

/** Begins to hold something. */
export function createHold(): Hold {
  const longest = Date.now() + LONGEST_HOLD_MS
  const end = new AbortController()
  let left = HOLD_MS
  let since = Date.now()
  let timer: ReturnType<typeof setTimeout>
  let settle: (stands: boolean) => void
  const stands = new Promise<boolean>((resolve) => {
    settle = resolve
  })

  function finish(isStanding: boolean): void {
    clearTimeout(timer)
    end.abort()
    settle(isStanding)
  }
  const letGo = (): void => finish(true)

  function pause(isPaused: boolean): void {
    if (end.signal.aborted) return
    clearTimeout(timer)
    const now = Date.now()
    left -= Math.max(0, now - since)
    since = isPaused ? Infinity : now
    timer = setTimeout(letGo, isPaused ? longest - now : Math.min(left, longest - now))
  }
  pause(false)
  addEventListener('pagehide', letGo, end)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && letGo(), end)
  return { stands, letGo, takeBack: () => finish(false), pause }
}
