import { useLayoutEffect, useRef } from 'react'

/**
 * Runs on mount and when `key` changes, but not when a retained element is shown again, because focus belongs to the
 * host then.
 */
export function useOnChange(key: unknown, act: () => void): void {
  const previous = useRef<{ readonly key: unknown }>(undefined)
  useLayoutEffect(() => {
    if (previous.current && Object.is(previous.current.key, key)) return
    previous.current = { key }
    act()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only `key` triggers the action.
  }, [key])
}
