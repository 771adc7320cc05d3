import { LANGUAGES } from '../../src/messages/messages.js'
import { NOT_LOADED } from '../../src/messages/not-loaded.js'
import { ALL, inLocale, MESSAGES, numbersIn, textsOf } from './support/texts.js'

const english = textsOf(MESSAGES.en ?? {})

/** Units, names and abbreviations that are the same in most languages. */
const ALIKE = ['dB', 'NRS', 'ID', 'Wi-Fi', 'Z-Wave', 'Zigbee', 'LIVE', 'BETA', 'PIN']

/** Words that are the same in English and another language. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['Thermostat', 'Person', 'Online', 'Offline', 'offline', 'Hub offline', 'Status', 'Code', 'Auto', 'Details', 'Name', 'Link'],
  es: ['Error'],
  fr: ['Thermostat', 'Thermostats', 'Code', 'code', 'codes', 'Mode', 'Exception', 'Exceptions'],
  it: ['Account', 'Link', 'Offline', 'offline', 'Hub offline'],
  nl: ['Link', 'Online', 'Offline', 'offline', 'Hub offline', 'Status', 'Model', 'Code', 'code', 'codes', 'Details', 'Filters', 'Account', 'Week', 'Accounts', 'Later'],
  pt: ['Link']
}

/** Returns a text without its numbers and the punctuation around them. */
const wordsOf = (text: string): string => text.replace(/^[\d., -]+/, '').replace(/ \([\d.,]+\)$/, '')

describe('Languages', () => {
  it('are compared with more than 200 English texts', () => {
    expect(english.size).to.be.greaterThan(200)
  })

  it('are the ones that can be requested', () => {
    expect(LANGUAGES.toSorted()).to.deep.equal(Object.keys(ALL))
    expect(Object.keys(NOT_LOADED).toSorted()).to.deep.equal(Object.keys(ALL))
  })

  for (const [language, messages] of Object.entries(MESSAGES)) {
    const texts = textsOf(messages)

    it(`have the same texts as English: ${language}`, () => {
      expect([...texts.keys()]).to.deep.equal([...english.keys()])
    })

    it(`have no empty text, and no text with outer white space or a missing value: ${language}`, () => {
      for (const [path, text] of texts) {
        expect(text, path).to.be.a('string').and.not.equal('')
        expect(text, path).to.equal(text.trim())
        expect(text, path).not.to.match(/undefined|\bnull\b|NaN|\[object|#/)
      }
    })

    it(`show exactly the numbers that they are given: ${language}`, () => {
      for (const [path, text] of texts) {
        // Words can express one and two.
        if (/\([12]\)$/.test(path)) continue
        expect(numbersIn(text).toSorted(), path).to.deep.equal(numbersIn(english.get(path) ?? '').toSorted())
      }
    })

    if (language !== 'en') {
      it(`are not left in English: ${language}`, () => {
        const alike = new Set([...ALIKE, ...(SAME_WORDS[language] ?? [])])
        const left = [...texts].filter(
          ([path, text]) => /\p{L}{2}/u.test(text) && english.get(path) === text && !alike.has(wordsOf(text))
        )
        expect(left).to.deep.equal([])
      })
    }
  }

  for (const [locale, text] of [
    ['ar-EG', '١٬٢٣٤ مشكلة في الأجهزة'],
    ['ar-AE', '1,234 مشكلة في الأجهزة'],
    ['ar-u-nu-arab', '١٬٢٣٤ مشكلة في الأجهزة'],
    ['de-CH', "1'234 Geräteprobleme"],
    ['en-IN', '1,234 device issues'],
    ['pt-PT', '1234 problemas de dispositivos']
  ] as const) {
    it(`write numbers as their locale: ${locale}`, () => {
      const language = ALL[locale.slice(0, 2)]
      expect(language && inLocale(language, locale).deviceTable.deviceIssues(1234)).to.equal(text)
    })
  }

  const counted: [language: string, count: number, text: string][] = [
    ['en', 0, '0 device issues'],
    ['en', 1, '1 device issue'],
    ['en', 2, '2 device issues'],
    ['en', 1234, '1,234 device issues'],
    ['de', 0, '0 Geräteprobleme'],
    ['de', 1, '1 Geräteproblem'],
    ['de', 1234, '1.234 Geräteprobleme'],
    ['fr', 0, '0 problème d’appareil'],
    ['fr', 2, '2 problèmes d’appareil'],
    ['pt', 0, '0 problema de dispositivo'],
    ['ja', 1, 'デバイスの問題 1件'],
    ['ja', 5, 'デバイスの問題 5件'],
    ['he', 1, 'בעיית מכשיר אחת'],
    ['he', 2, 'שתי בעיות מכשיר'],
    ['he', 11, '11 בעיות מכשיר'],
    ['ar', 0, 'لا مشكلات في الأجهزة'],
    ['ar', 1, 'مشكلة واحدة في الأجهزة'],
    ['ar', 2, 'مشكلتان في الأجهزة'],
    ['ar', 3, '3 مشكلات في الأجهزة'],
    ['ar', 11, '11 مشكلة في الأجهزة'],
    ['ar', 100, '100 مشكلة في الأجهزة']
  ]
  for (const [language, count, text] of counted) {
    it(`use their own plural forms: ${language}, ${count}`, () => {
      expect(MESSAGES[language]?.deviceTable.deviceIssues(count)).to.equal(text)
    })
  }

  /** Returns the paths of counted texts that have a form without a number. */
  const countedWithWords = (texts: ReadonlyMap<string, string>): readonly string[] =>
    [...texts]
      .filter(([path, text]) => path.endsWith('(1)') && numbersIn(text).length === 0)
      .map(([path]) => path.slice(0, -'(1)'.length))
      .filter((path) => numbersIn(texts.get(`${path}(5)`) ?? '').includes(5))

  for (const language of ['ar', 'he']) {
    it(`have a word for two if they have one for one: ${language}`, () => {
      const texts = textsOf(MESSAGES[language] ?? {})
      const paths = countedWithWords(texts)
      expect(paths.length).to.be.greaterThan(10)
      expect(paths.filter((path) => numbersIn(texts.get(`${path}(2)`) ?? '').length > 0)).to.deep.equal([])
    })
  }

  it('use different Arabic plural forms for few and many', () => {
    const texts = textsOf(MESSAGES.ar ?? {})
    const formOf = (path: string): string => (texts.get(path) ?? '').replaceAll(/[\d\u0660-\u0669,\u066c]/g, '')
    const alike = countedWithWords(texts).filter((path) => formOf(`${path}(5)`) === formOf(`${path}(1234)`))
    expect(alike).to.deep.equal([])
  })

  /** Punctuation that is wrong in a language, or that can be separated from its word. */
  const WRONG_MARKS: Readonly<Record<string, RegExp>> = {
    ar: /\p{Script=Arabic}\s?[,;?]/u,
    de: /["”]|“.*“/,
    es: /^[^¿]*\?|^[^¡]*!/,
    fr: / [;:!?»]|« /,
    he: /\p{Script=Hebrew}-/u,
    ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]\s?[:;!?~(]/u
  }
  for (const [language, wrong] of Object.entries(WRONG_MARKS)) {
    it(`use the punctuation of their language: ${language}`, () => {
      const texts = textsOf(MESSAGES[language] ?? {})
      expect([...texts].filter(([, text]) => wrong.test(text))).to.deep.equal([])
    })
  }

  it('isolate ids and names from text of the other direction', () => {
    for (const language of ['ar', 'he']) {
      expect(MESSAGES[language]?.accessCodeTable.actions('Front Door 2')).to.contain('\u2068Front Door 2\u2069')
      expect(MESSAGES[language]?.general.facts(['72°F', 'A'])).to.match(/^\u200f\u206872°F\u2069 · \u2068A\u2069$/)
    }
  })
})
