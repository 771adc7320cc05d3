/** The forms of a text by the number in it, which stands where the `#` is; a form that is missing is as `other`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** How what stands in texts is written in a locale. */
export interface Formats {
  number(value: number): string
  /** Of 29: `29%`. */
  percent(value: number): string
  degreesIn(degrees: number, unit: 'fahrenheit' | 'celsius'): string
  /** Formats a duration in minutes: `90 min`, `2 hr`. */
  duration(minutes: number): string
  /** Of 4, 6 and 8: `4, 6, 8`. */
  list(values: readonly number[]): string
  /** Formats alternatives: `4, 6, or 8`. */
  either(values: readonly number[]): string
  counted(count: number, forms: Forms): string
  /** A name, an id or another text whose direction may not be that of the words around it, kept apart from them. */
  isolated(text: string): string
}

// The first format that a page makes takes a phone longer than all rows of a table: what is plain is written without one.

/** Whether the digits of a locale are 0 to 9, as they are in all of ours but Arabic, where the locale names no others. */
const hasPlainDigits = (locale: string): boolean => !/^ar\b|-u-/.test(locale)

/** Whether a number is written as its digits alone. */
const isPlain = (value: number, locale: string): boolean =>
  value >= 0 && value < 1000 && Number.isInteger(value) && hasPlainDigits(locale)

/** Whether a locale is English as most write it: a percent sign stands right after its number, and one alone is singular. */
const isPlainEnglish = (locale: string): boolean => /^en(?:-(?:US|GB))?$/.test(locale)

/** A whole number as a locale writes it. */
export const countText = (count: number, locale: string): string =>
  isPlain(count, locale) ? String(count) : count.toLocaleString(locale)

/** The formats of a locale; each is made when it is first asked for. */
export function createFormats(locale: string): Formats {
  const made = new Map<string, Intl.NumberFormat>()
  let rules: Intl.PluralRules | undefined

  function write(value: number, style?: Intl.NumberFormatOptions['style'], unit?: string): string {
    if (!style && isPlain(value, locale)) return String(value)
    const name = `${style} ${unit}`
    const format = made.get(name) ?? new Intl.NumberFormat(locale, { style, unit })
    made.set(name, format)
    return format.format(value)
  }

  function formOf(count: number): Intl.LDMLPluralRule {
    if (isPlainEnglish(locale)) return count === 1 ? 'one' : 'other'
    rules ??= new Intl.PluralRules(locale)
    return rules.select(count)
  }

  const listed = (values: readonly number[], type: Intl.ListFormatType): string =>
    new Intl.ListFormat(locale, { type }).format(values.map((value) => write(value)))

  return {
    // What no one measures is not written out in hundreds of digits.
    number: (value) => (Math.abs(value) < 1e15 ? write(value) : String(value)),
    percent: (value) =>
      isPlainEnglish(locale) && isPlain(value, locale) ? `${value}%` : write(value / 100, 'percent'),
    degreesIn: (degrees, unit) => write(degrees, 'unit', unit),
    duration: (minutes) =>
      minutes > 0 && minutes % 60 === 0 ? write(minutes / 60, 'unit', 'hour') : write(minutes, 'unit', 'minute'),
    list: (values) => listed(values, 'unit'),
    either: (values) => listed(values, 'disjunction'),
    counted(count, forms) {
      return (forms[formOf(count)] ?? forms.other).replace('#', () => write(count))
    },
    isolated: (text) => `\u2068${text}\u2069`
  }
}
