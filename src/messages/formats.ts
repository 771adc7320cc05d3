/** The forms of a text by the number in it, which stands where the `#` is; a form that is missing is as `other`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** How what stands in texts is written in a locale. */
export interface Formats {
  number(value: number): string
  /** Of 29: `29%`. */
  percent(value: number): string
  degreesIn(degrees: number, unit: 'fahrenheit' | 'celsius'): string
  /** Of 4, 6 and 8: `4, 6, 8`. */
  list(values: readonly number[]): string
  counted(count: number, forms: Forms): string
  /** A name, an id or another text whose direction may not be that of the words around it, kept apart from them. */
  isolated(text: string): string
}

/** The formats of a locale; each is made when it is first asked for. */
export function createFormats(locale: string): Formats {
  const made = new Map<string, Intl.NumberFormat>()
  let rules: Intl.PluralRules | undefined

  function write(value: number, style?: Intl.NumberFormatOptions['style'], unit?: string): string {
    const name = `${style} ${unit}`
    const format = made.get(name) ?? new Intl.NumberFormat(locale, { style, unit })
    made.set(name, format)
    return format.format(value)
  }

  return {
    // What no one measures is not written out in hundreds of digits.
    number: (value) => (Math.abs(value) < 1e15 ? write(value) : String(value)),
    percent: (value) => write(value / 100, 'percent'),
    degreesIn: (degrees, unit) => write(degrees, 'unit', unit),
    list: (values) => new Intl.ListFormat(locale, { type: 'unit' }).format(values.map((value) => write(value))),
    counted(count, forms) {
      rules ??= new Intl.PluralRules(locale)
      return (forms[rules.select(count)] ?? forms.other).replace('#', () => write(count))
    },
    isolated: (text) => `\u2068${text}\u2069`
  }
}
