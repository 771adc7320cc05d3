import { useLayoutEffect, useRef } from 'react'

/**
 * Acts when a component is first shown and whenever what it is keyed by has become another one; not when it is shown
 * again, as it was, after its element was out of the page, where the focus belongs to the host.
 */
export function useOnChange(key: unknown, act: () => void): void {
  const before = useRef<{ readonly key: unknown }>(undefined)
  useLayoutEffect(() => {
    if (before.current && Object.is(before.current.key, key)) return
    before.current = { key }
    act()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What is to be done is no reason to do it.
  }, [key])
}
