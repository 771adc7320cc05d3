import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

const UNITS = [
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute]
] as const

/** Age in ms, at least one minute. */
const ageOf = (instant: number): number => Math.max(millisecondsInMinute, Date.now() - instant)

/** Formats the age of an instant in ms since the epoch, such as "2 hr ago". Returns `undefined` if the instant is unknown. */
export function agoText(instant: number | undefined, locale: string): string | undefined {
  if (instant === undefined) return undefined
  const past = ageOf(instant)
  const [unit, length] = UNITS.find(([, milliseconds]) => past >= milliseconds) ?? UNITS[2]
  const ago = new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-Math.floor(past / length), unit)
  // American English abbreviates with a period, which reads like the end of a sentence: "2 hr. ago".
  return locale.startsWith('en') ? ago.replace('.', '') : ago
}
