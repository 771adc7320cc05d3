import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

const DURATION = /^P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?)?$/

/** Longest duration that is understood: about a thousand years, in ms. */
const LONGEST = 366_000 * millisecondsInDay

/** Parses an ISO 8601 duration of weeks, days, hours and minutes into ms. `undefined` for any other text. */
export function parseDuration(text: unknown): number | undefined {
  const match = typeof text === 'string' ? DURATION.exec(text.trim()) : null
  if (!match) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match.slice(1).map((count) => Number(count ?? 0))
  const duration = (weeks * 7 + days) * millisecondsInDay + hours * millisecondsInHour + minutes * millisecondsInMinute
  return duration <= LONGEST ? duration : undefined
}

/** Longest duration that is written in hours only. */
const MOST_HOURS = 47

/** Writes a duration (ms): in hours up to 47, else in days, with what remains in smaller units. */
export function durationText(duration: number, locale: string): string {
  const minutes = Math.round(duration / millisecondsInMinute)
  const hours = Math.floor(minutes / 60)
  const days = hours > MOST_HOURS ? Math.floor(hours / 24) : 0
  const parts = [
    ['day', days],
    ['hour', hours - days * 24],
    ['minute', minutes % 60]
  ] as const
  const written = parts.flatMap(([unit, count]) =>
    count > 0 ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)] : []
  )
  return written.length > 0
    ? written.join(' ')
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(0)
}
