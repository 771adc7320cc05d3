import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { AccessCode } from '../../../core/resources/resources.js'
import { moveIn } from '../../../ui/motion.js'

const idOf = (code: AccessCode): string => code.access_code_id

/**
 * Where a code is gone, lets a person see the rows after it close up, unless motion is unwelcome.
 *
 * @param codes what there is.
 * @param rows what is shown of it: what is only filtered out does not leave.
 * @returns where they are.
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
    // Rows are of about the same height.
    if (next) moveIn(next, { marginBlockStart: [`${next.offsetHeight}px`, '0'] })
  }, [codes, rows])
  return table
}
