import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'

/** A daily period in minutes since midnight. An end that is not after the start is on the next day. */
export interface DayWindow {
  readonly start: number
  readonly end: number
}

/** Splits a period at midnight. A part that ends there ends at 1440. */
export function withinDay({ start, end }: DayWindow): readonly DayWindow[] {
  const pieces =
    start < end
      ? [{ start, end }]
      : [
          { start, end: MINUTES_IN_DAY },
          { start: 0, end }
        ]
  return pieces.filter((piece) => piece.start < piece.end)
}

/** Sorts parts of a day and merges a part that continues across midnight. */
function inOrder(parts: readonly DayWindow[]): readonly DayWindow[] {
  const pieces = parts.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first && last && first !== last && first.start === 0 && last.end === MINUTES_IN_DAY) {
    return [...pieces.slice(1, -1), { start: last.start, end: first.end }]
  }
  return pieces.map(({ start, end }) => ({ start, end: end % MINUTES_IN_DAY }))
}

/** Returns the intersection of two periods, which may have two parts. */
export const inCommon = (a: DayWindow, b: DayWindow): readonly DayWindow[] =>
  inOrder(
    withinDay(a).flatMap((piece) =>
      withinDay(b).map(({ start, end }) => ({ start: Math.max(piece.start, start), end: Math.min(piece.end, end) }))
    )
  )

/** Returns the parts of periods that are outside of all excluded periods. */
export const outside = (windows: readonly DayWindow[], excluded: readonly DayWindow[]): readonly DayWindow[] =>
  inOrder(
    excluded.flatMap(withinDay).reduce<readonly DayWindow[]>(
      (pieces, { start, end }) =>
        pieces
          .flatMap((piece) => [
            { start: piece.start, end: Math.min(piece.end, start) },
            { start: Math.max(piece.start, end), end: piece.end }
          ])
          .filter((piece) => piece.start < piece.end),
      windows.flatMap(withinDay)
    )
  )

/** Returns the length of a period in minutes. */
const lengthOf = (window: DayWindow): number => withinDay(window).reduce((sum, { start, end }) => sum + end - start, 0)

/** Returns `true` if a period contains another one. */
export const covers = (outer: DayWindow, inner: DayWindow): boolean =>
  inCommon(outer, inner).reduce((sum, piece) => sum + lengthOf(piece), 0) === lengthOf(inner)
