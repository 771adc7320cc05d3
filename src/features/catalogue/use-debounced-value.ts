import { useEffect, useState } from 'react'

/** A text once nothing was typed for so many milliseconds; an empty one at once. */
export function useDebouncedValue(typed: string, pause: number): string {
  const [settled, setSettled] = useState(typed)
  if (!typed && settled) setSettled('')
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, typed)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return typed && settled
}
