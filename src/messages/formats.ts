/** Plural forms of a text. `#` is replaced by the number. Missing forms fall back to `other`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Formats values for a locale. */
export interface Formats {
  number(value: number): string
  /** Formats a percentage: `29%`. */
  percent(value: number): string
  degreesIn(degrees: number, unit: 'fahrenheit' | 'celsius'): string
  /** Formats a duration in minutes: `90 min`, `2 hr`. */
  duration(minutes: number): string
  /** Formats a list: `4, 6, 8`. */
  list(values: readonly number[]): string
  /** Formats alternatives: `4, 6, or 8`. */
  either(values: readonly number[]): string
  counted(count: number, forms: Forms): string
  /** Isolates a name, an id or another text from the direction of the surrounding text. */
  isolated(text: string): string
}

// Creating the first `Intl` format of a page takes longer on a phone than rendering all rows of a table. Therefore,
// simple values are formatted without `Intl`.

/**
 * `true` if a locale uses the digits 0 to 9. Excludes Arabic and locales with a Unicode extension, which can select
 * other digits.
 */
const hasPlainDigits = (locale: string): boolean => !/^ar\b|-u-/.test(locale)

/** `true` if the formatted number consists of its digits only. */
const isPlain = (value: number, locale: string): boolean =>
  value >= 0 && value < 1000 && Number.isInteger(value) && hasPlainDigits(locale)

/** `true` for common English locales: the percent sign follows the number directly, and only 1 is singular. */
const isPlainEnglish = (locale: string): boolean => /^en(?:-(?:US|GB))?$/.test(locale)

/** Formats an integer. */
export const countText = (count: number, locale: string): string =>
  isPlain(count, locale) ? String(count) : count.toLocaleString(locale)

/** Creates the formats of a locale. Each `Intl` object is created on first use. */
export function createFormats(locale: string): Formats {
  const formats = new Map<string, Intl.NumberFormat>()
  let rules: Intl.PluralRules | undefined

  function write(value: number, style?: Intl.NumberFormatOptions['style'], unit?: string): string {
    if (!style && isPlain(value, locale)) return String(value)
    const name = `${style} ${unit}`
    const format = formats.get(name) ?? new Intl.NumberFormat(locale, { style, unit })
    formats.set(name, format)
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
    // Avoids hundreds of digits for unrealistic measurements.
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
