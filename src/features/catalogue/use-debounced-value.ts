import { useEffect, useState } from 'react'

/** Returns a text after it has not changed for `pause` ms. An empty text immediately. */
export function useDebouncedValue(typed: string, pause: number): string {
  const [settled, setSettled] = useState(typed)
  if (!typed && settled) setSettled('')
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, typed)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return typed && settled
}
