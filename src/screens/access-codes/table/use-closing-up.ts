import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { AccessCode } from '../../../model/resources.js'

const CLOSING_MS = 160

const idOf = (code: AccessCode): string => code.access_code_id

/**
 * Where a code is gone, lets a person see the rows after it close up, unless motion is unwelcome.
 *
 * @param codes what there is.
 * @param rows what is shown of it: what is only filtered out does not leave.
 */
export function useClosingUp(
  table: RefObject<HTMLElement | null>,
  codes: readonly AccessCode[],
  rows: readonly AccessCode[]
): void {
  const shown = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const known = new Set(codes.map(idOf))
    const place = shown.current.findIndex((id) => !known.has(id)) + 1
    shown.current = rows.map(idOf)
    const next = table.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"]`)
    if (!next || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Rows are of about the same height.
    next.animate({ marginBlockStart: [`${next.offsetHeight}px`, '0'] }, { duration: CLOSING_MS, easing: 'ease-out' })
  }, [table, codes, rows])
}
