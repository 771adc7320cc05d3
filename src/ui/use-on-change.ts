import { useLayoutEffect, useRef } from 'react'

/**
 * Runs on mount and when `key` changes, but not when a retained element is shown again, because focus belongs to the
 * host then.
 */
export function useOnChange(key: unknown, act: () => void): void {
  const before = useRef<{ readonly key: unknown }>(undefined)
  useLayoutEffect(() => {
    if (before.current && Object.is(before.current.key, key)) return
    before.current = { key }
    act()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only `key` triggers the action.
  }, [key])
}
