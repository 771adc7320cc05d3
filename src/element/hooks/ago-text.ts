const MINUTE = 60_000

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE]
] as const

/** In ms; what is of this minute counts as a whole one. */
const ageOf = (instant: number): number => Math.max(MINUTE, Date.now() - instant)

/** How long ago something was, in ms since the epoch, such as "2h ago"; nothing where nobody says. */
export function agoText(instant: number | undefined, locale: string): string | undefined {
  if (instant === undefined) return undefined
  const past = ageOf(instant)
  const [unit, length] = UNITS.find(([, milliseconds]) => past >= milliseconds) ?? UNITS[2]
  // What is narrow in English is a bare "-2 h" in French.
  const style = locale.startsWith('en') ? 'narrow' : 'short'
  return new Intl.RelativeTimeFormat(locale, { style }).format(-Math.floor(past / length), unit)
}
