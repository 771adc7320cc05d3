import { expect } from 'chai'
import { countText, createFormats } from '../../src/messages/formats.js'
import { writtenLocale } from '../../src/messages/languages.js'
import { ELEMENT_MESSAGES, LANGUAGES } from '../../src/messages/messages.js'

const LOCALES = [...LANGUAGES, 'de-CH', 'ar-EG', 'ar-MA', 'en-IN', 'en-US', 'en-GB', 'en-SE', 'en-CA', 'ja-JP', 'hi-IN', 'fa']
const OF_OTHER_DIGITS = ['en-u-nu-arab', 'en-US-u-nu-deva', 'nl-u-nu-deva']

const NUMBERS = [0, 1, 2, 29, 100, 999, 1000, 20_000, 1_234_567]
const FORMS = { one: '# one', other: '# others' }

describe('What is written without a format is as it would be with one', () => {
  for (const wanted of [...LOCALES, ...OF_OTHER_DIGITS]) {
    const locale = writtenLocale(wanted, ELEMENT_MESSAGES.languageOf(wanted))
    const { number, percent, counted } = createFormats(locale)

    it(`in ${wanted}`, () => {
      const write = (options?: Intl.NumberFormatOptions) => (value: number) =>
        new Intl.NumberFormat(locale, options).format(value)
      expect(NUMBERS.map((count) => countText(count, locale))).to.deep.equal(NUMBERS.map(write()))
      const levels = [-3, 0.5, 61.5, ...NUMBERS]
      expect(levels.map(number)).to.deep.equal(levels.map(write()))
      const shares = [0, 1, 29, 100, 0.5]
      expect(shares.map(percent)).to.deep.equal(shares.map((value) => write({ style: 'percent' })(value / 100)))
    })

    it(`counted in ${wanted}`, () => {
      const rules = new Intl.PluralRules(locale)
      const written = NUMBERS.map((count) =>
        (rules.select(count) === 'one' ? FORMS.one : FORMS.other).replace('#', new Intl.NumberFormat(locale).format(count))
      )
      expect(NUMBERS.map((count) => counted(count, FORMS))).to.deep.equal(written)
    })
  }
})
