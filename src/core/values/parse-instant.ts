/** A date with an optional time. Without a time zone it is in UTC, as all dates of the platform are. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d):?(\d\d))?)?$/i

/** Start of the year 0 and end of the year 9999, in ms since the epoch. */
const FIRST = -62_167_219_200_000
const LAST = 253_402_300_799_999

/**
 * Parses a date of the platform (years 0 to 9999) into ms since the epoch. `undefined` if it is missing or invalid.
 * `Date.parse` is not used directly: its result for `"12345"` or February 30 depends on the browser.
 */
export function parseInstant(date: unknown): number | undefined {
  const match = typeof date === 'string' ? DATE.exec(date.trim()) : null
  if (!match) return undefined
  const [, day = '', time = '00:00', hours = '+00', minutes = '00'] = match
  // Some browsers read February 30 as a day in March. Most dates need no check, and long lists parse thousands.
  const isOnCalendar = day.slice(-2) <= '28' || new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2))
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`)
  // An offset can move the first or last day into a year that cannot be formatted.
  return isOnCalendar && instant >= FIRST && instant <= LAST ? instant : undefined
}
