import { useEffect, useState } from 'react'

/** Longest time in ms for which rows wait for each other, so that they appear together and none moves. */
const MOST_WAIT = 1000

/** Returns `true` until rows are complete, but not for longer than `MOST_WAIT`, and never again. */
export function useIsHeld(isStarted: boolean, isComplete: boolean): boolean {
  const [isRevealed, setRevealed] = useState(isComplete)
  if (isComplete && !isRevealed) setRevealed(true)
  useEffect(() => {
    if (!isStarted || isRevealed) return undefined
    const timer = setTimeout(setRevealed, MOST_WAIT, true)
    return () => clearTimeout(timer)
  }, [isStarted, isRevealed])
  return isStarted && !isRevealed
}
