import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { AccessCode } from '../../../core/resources/resources.js'
import { moveIn } from '../../../ui/motion.js'

const idOf = (code: AccessCode): string => code.access_code_id

/**
 * Animates the rows after a removed code into the gap, unless reduced motion is preferred.
 *
 * @param codes All codes.
 * @param rows The visible codes. Codes that are only filtered out are not animated.
 * @returns Ref of the element that contains the rows.
 */
export function useRemovalTransition(
  codes: readonly AccessCode[],
  rows: readonly AccessCode[]
): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  const shown = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const known = new Set(codes.map(idOf))
    const place = shown.current.findIndex((id) => !known.has(id)) + 1
    shown.current = rows.map(idOf)
    const next = table.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"]`)
    // Assumes that rows have about the same height.
    if (next) moveIn(next, { marginBlockStart: [`${next.offsetHeight}px`, '0'] })
  }, [codes, rows])
  return table
}
