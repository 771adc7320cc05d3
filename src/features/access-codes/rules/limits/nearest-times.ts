import { millisecondsInDay } from 'date-fns/constants'
import { addWallDays, toInstant, toWallTime } from '../../../../core/values/wall-time.js'
import { checkTimeFrame, type Period } from './time-frame-check.js'
import type { TimeFrameOption, TimePair } from './time-frame-option.js'

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns the minutes between two times of day, across midnight if that is shorter. */
function distance(first: string, second: string): number {
  const minutes = Math.abs(minutesOf(first) - minutesOf(second))
  return Math.min(minutes, 24 * 60 - minutes)
}

/** Returns the pair of an option that is closest to a period. */
export function nearestPair({ pairs, zone }: TimeFrameOption, { start, end }: Period): TimePair | undefined {
  const [from, to] = [start, end].map((instant) => toWallTime(instant, zone).slice(11))
  const away = (pair: TimePair): number => distance(pair.start, from ?? '') + distance(pair.end, to ?? '')
  return pairs.toSorted((first, second) => away(first) - away(second))[0]
}

/** Last instant that can be shown, in ms since the epoch. */
const LAST = Date.UTC(9999, 11, 30)

/** Returns ends near the one of a period that an option may accept. */
function endsNear({ min, max, isMatching, pairs, zone }: TimeFrameOption, { start, end }: Period): readonly number[] {
  const clamped = Math.min(Math.max(end, start + min), start + max)
  if (clamped > LAST) return []
  const wallStart = toWallTime(start, zone).slice(11)
  const times = [
    ...(isMatching ? [wallStart] : []),
    ...pairs.filter((pair) => pair.start === wallStart).map((pair) => pair.end)
  ]
  if (times.length === 0) return [clamped]
  const day = `${toWallTime(clamped, zone).slice(0, 10)}T00:00`
  return times.flatMap((time) =>
    [-1, 0, 1].flatMap((days) => toInstant(`${addWallDays(day, days).slice(0, 11)}${time}`, zone)?.instant ?? [])
  )
}

/**
 * Returns the end closest to that of a period which each lock accepts with the same start. `undefined` if there is none.
 *
 * @param locks the options of each lock
 */
export function nearestEnd(locks: readonly (readonly TimeFrameOption[])[], period: Period): number | undefined {
  const { start, end } = period
  const ends = locks.flat().flatMap((option) => endsNear(option, period))
  return ends
    .filter((each) => each > start && locks.every((options) => !checkTimeFrame(options, { start, end: each })))
    .toSorted((first, second) => Math.abs(first - end) - Math.abs(second - end))[0]
}

/** Returns times for a new code that an option accepts, close to the suggested ones. `undefined` if there are none. */
export function acceptedTimes(options: readonly TimeFrameOption[], { start, end }: Period): Period | undefined {
  const [option] = options
  if (!option || checkTimeFrame(options, { start, end }) === undefined) return { start, end }
  const day = `${toWallTime(start, option.zone).slice(0, 10)}T00:00`
  const times = option.pairs.length > 0 ? option.pairs.map((pair) => pair.start) : [undefined]
  const starts = times.flatMap((time) =>
    // Dates can be limited to a day of each month.
    Array.from({ length: 63 }, (_, days) => {
      if (time === undefined) return start + days * millisecondsInDay
      return toInstant(`${addWallDays(day, days).slice(0, 11)}${time}`, option.zone)?.instant ?? NaN
    }).filter((each) => each >= start)
  )
  for (const each of starts.toSorted((first, second) => first - second)) {
    const nearest = nearestEnd([options], { start: each, end: each + end - start })
    if (nearest !== undefined) return { start: each, end: nearest }
  }
  return undefined
}
