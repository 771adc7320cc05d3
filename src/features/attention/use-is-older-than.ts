import { useEffect, useState } from 'react'
import { monotonicTime } from '../../core/environment/monotonic-time.js'

/** Returns `true` once an instant is longer ago than `age`. Both in monotonic ms. */
export function useIsOlderThan(instant: number | undefined, age: number): boolean {
  const [expired, setExpired] = useState<number>()
  useEffect(() => {
    if (instant === undefined) return undefined
    const timer = setTimeout(setExpired, Math.max(0, instant + age - monotonicTime()), instant)
    return () => clearTimeout(timer)
  }, [instant, age])
  return instant !== undefined && expired === instant
}
