/** A part of every day, in minutes since midnight. An end that is not after the start is that of the next day. */
export interface DayWindow {
  readonly start: number
  readonly end: number
}

const DAY = 1440

/** A part of every day in pieces that do not go across midnight: where one ends there, its end is 1440. */
export function withinDay({ start, end }: DayWindow): readonly DayWindow[] {
  const pieces =
    start < end
      ? [{ start, end }]
      : [
          { start, end: DAY },
          { start: 0, end }
        ]
  return pieces.filter((piece) => piece.start < piece.end)
}

/** What two parts of every day have in common, which may be two pieces. */
export function inCommon(a: DayWindow, b: DayWindow): readonly DayWindow[] {
  const pieces = withinDay(a)
    .flatMap((piece) =>
      withinDay(b).map(({ start, end }) => ({
        start: Math.max(piece.start, start),
        end: Math.min(piece.end, end)
      }))
    )
    .filter(({ start, end }) => start < end)
    .sort((first, second) => first.start - second.start)
  const [first, last] = [pieces[0], pieces.at(-1)]
  // What goes on across midnight is one piece.
  if (first && last && first !== last && first.start === 0 && last.end === DAY) {
    return [...pieces.slice(1, -1), { start: last.start, end: first.end }]
  }
  return pieces.map(({ start, end }) => ({ start, end: end % DAY }))
}

/** How many minutes of a day it is. */
const lengthOf = (window: DayWindow): number => withinDay(window).reduce((sum, { start, end }) => sum + end - start, 0)

/** Whether a part of every day lies within another one. */
export const covers = (outer: DayWindow, inner: DayWindow): boolean =>
  inCommon(outer, inner).reduce((sum, piece) => sum + lengthOf(piece), 0) === lengthOf(inner)
