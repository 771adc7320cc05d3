/** A date, or a date with a time; one that names no zone is told in UTC, as all of the platform's are. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d):?(\d\d))?)?$/i

/**
 * A date of the platform, of the years 0 to 9999, in milliseconds since 1970; nothing when there is none, or when it is
 * no date. Every date that the platform tells is read here: what `Date.parse` makes of `"12345"`, or of the 30th of
 * February, is up to the browser.
 */
export function parseInstant(date: unknown): number | undefined {
  const match = typeof date === 'string' ? DATE.exec(date.trim()) : null
  if (!match) return undefined
  const [, day = '', time = '00:00', hours = '+00', minutes = '00'] = match
  const isOnCalendar = new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2))
  const instant = new Date(`${day}T${time}${hours}:${minutes}`)
  // By its zone, the first or the last day can be in a year that nothing else here can write.
  const year = instant.getUTCFullYear()
  return isOnCalendar && year >= 0 && year <= 9999 ? instant.getTime() : undefined
}
