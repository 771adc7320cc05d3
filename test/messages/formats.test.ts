import { countText, createFormats } from '../../src/messages/formats.js'
import { writtenLocale } from '../../src/messages/languages.js'
import { ELEMENT_MESSAGES, LANGUAGES } from '../../src/messages/messages.js'

const LOCALES = [...LANGUAGES, 'de-CH', 'ar-EG', 'ar-MA', 'en-IN', 'en-US', 'en-GB', 'en-SE', 'en-CA', 'ja-JP', 'hi-IN', 'fa']
const OF_OTHER_DIGITS = ['en-u-nu-arab', 'en-US-u-nu-deva', 'nl-u-nu-deva']

const NUMBERS = [0, 1, 2, 29, 100, 999, 1000, 20_000, 1_234_567]
const FORMS = { one: '# one', other: '# others' }

describe('Own formatting without Intl data', () => {
  for (const wanted of [...LOCALES, ...OF_OTHER_DIGITS]) {
    const locale = writtenLocale(wanted, ELEMENT_MESSAGES.languageOf(wanted))
    const { number, percent, counted } = createFormats(locale)

    it(`is the same as in Intl: ${wanted}`, () => {
      const write = (options?: Intl.NumberFormatOptions) => (value: number) =>
        new Intl.NumberFormat(locale, options).format(value)
      expect(NUMBERS.map((count) => countText(count, locale))).to.deep.equal(NUMBERS.map(write()))
      const levels = [-3, 0.5, 61.5, ...NUMBERS]
      expect(levels.map(number)).to.deep.equal(levels.map(write()))
      const shares = [0, 1, 29, 100, 0.5]
      expect(shares.map(percent)).to.deep.equal(shares.map((value) => write({ style: 'percent' })(value / 100)))
    })

    it(`counts like Intl in ${wanted}`, () => {
      const rules = new Intl.PluralRules(locale)
      const written = NUMBERS.map((count) =>
        (rules.select(count) === 'one' ? FORMS.one : FORMS.other).replace('#', new Intl.NumberFormat(locale).format(count))
      )
      expect(NUMBERS.map((count) => counted(count, FORMS))).to.deep.equal(written)
    })
  }
})

describe('Formats', () => {
  const { duration, either } = createFormats('en')

  it('format a duration in hours only if they are whole', () => {
    expect([0, 45, 60, 90, 120].map(duration)).to.deep.equal(['0 min', '45 min', '1 hr', '90 min', '2 hr'])
  })

  it('format alternatives as a language writes them', () => {
    expect([either([4]), either([4, 6]), either([4, 6, 8])]).to.deep.equal(['4', '4 or 6', '4, 6, or 8'])
    expect(createFormats('es').either([7, 8])).to.equal('7 u 8')
  })
})
