import { texts as de } from 'virtual:messages/core/de'
import { en, type Messages } from '../../src/messages/en.js'
import { createLanguages, writtenLocale } from '../../src/messages/languages.js'
import {
  ELEMENT_MESSAGES,
  ENGLISH,
  LANGUAGES,
  type MessageOverrides,
  withOverrides
} from '../../src/messages/messages.js'
import { MESSAGES, textsOf } from './support/texts.js'

describe('English texts', () => {
  it('contain the texts that the specification quotes', () => {
    const { device, deviceTable, general, lock } = ENGLISH
    const said = [
      deviceTable.heading,
      deviceTable.accountIssues(1),
      deviceTable.accountIssues(3),
      deviceTable.healthy,
      deviceTable.loading,
      deviceTable.empty,
      deviceTable.failed,
      general.tryAgain,
      general.stillTrying,
      general.unknownError,
      device.notFound,
      device.online,
      device.deviceOffline,
      device.accountOffline,
      device.battery,
      device.titles,
      device.percent(29),
      device.nameTooShort,
      device.nameTooLong,
      lock.locked,
      lock.unlocked,
      lock.lock,
      lock.unlock,
      lock.updated,
      lock.updateFailed,
      lock.accessCodes(1),
      lock.accessCodes(0),
      lock.digits(4),
      lock.digitsBetween(4, 6),
      lock.digitsOneOf([4, 6, 8])
    ]
    expect(said).to.deep.equal([
      'Devices',
      '1 account issue',
      '3 account issues',
      'Devices & accounts OK',
      'Loading devices',
      'Sorry, no devices were found',
      'Devices could not be loaded',
      'Try again',
      'Still trying…',
      'An unknown error occurred',
      'This device could not be found.',
      'Online',
      'Device Offline',
      'Account Offline',
      { full: 'Good', good: 'Good', low: 'Low', critical: 'Low!' },
      { lock: 'Device', thermostat: 'Thermostat', 'noise-sensor': 'Noise Sensor' },
      '29%',
      'Name must be at least 2 characters long',
      'Name must be at most 64 characters long',
      'Locked',
      'Unlocked',
      'Lock',
      'Unlock',
      'Lock status has been successfully updated',
      'Failed to update lock status',
      '1 access code',
      '0 access codes',
      '4 digit code',
      '4-6 digit code',
      '4, 6, or 8 digit code'
    ])
  })
})

describe('Texts of a locale', () => {
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error
    )

  const ENGLISH_BACK = 'Back'

  for (const locale of [
    'en',
    'en-GB',
    'EN_us',
    'sv',
    'tlh-Latn',
    'x',
    '',
    '-',
    'constructor',
    '__proto__',
    'toString'
  ]) {
    it(`are in English and available at once: '${locale}'`, async () => {
      expect(ELEMENT_MESSAGES.loaded(locale)?.general.back).to.equal(ENGLISH_BACK)
      expect(await ELEMENT_MESSAGES.load(locale)).to.equal(ELEMENT_MESSAGES.loaded(locale))
    })
  }

  for (const [locale, language, written] of [
    ['en-GB', 'en', 'en-GB'],
    ['de_at', 'de', 'de-AT'],
    ['deu', 'de', 'de'],
    ['pt-BR', 'pt', 'pt-BR'],
    ['es-419', 'es', 'es-419'],
    ['iw', 'he', 'he'],
    ['ar-u-nu-arab', 'ar', 'ar-u-nu-arab'],
    ['sv', undefined, 'en-SE'],
    ['zh-Hant', undefined, 'en-TW'],
    ['tlh', undefined, 'en'],
    ['', undefined, 'en']
  ] as const) {
    it(`are in the language of '${locale}', written as in ${written}`, () => {
      expect(ELEMENT_MESSAGES.languageOf(locale)).to.equal(language)
      expect(writtenLocale(locale, language)).to.equal(written)
    })
  }

  it('are fetched once for all locales of a language, and keep their identity', async () => {
    let requests = 0
    const languages = createLanguages(en, {
      de: async () => {
        requests += 1
        return { texts: de }
      }
    })
    expect(languages.loaded('de')).to.equal(undefined)
    const austrian = await languages.load('de-AT')
    expect(languages.loaded('de-AT')).to.equal(austrian)
    for (const locale of ['de', 'DE', 'de-CH', 'de_LI', 'de-Latn-DE-u-nu-latn']) {
      expect(languages.loaded(locale)?.general.back).to.equal('Zurück')
      expect(await languages.load(locale)).to.equal(languages.loaded(locale))
    }
    expect(requests).to.equal(1)
  })

  for (const language of LANGUAGES) {
    it(`can be fetched for every supported language: ${language}`, async () => {
      expect((await ELEMENT_MESSAGES.load(`${language}-001`)).general).to.have.property(
        'back',
        MESSAGES[language]?.general.back
      )
      expect(ELEMENT_MESSAGES.loaded(language)?.general.back).to.equal(MESSAGES[language]?.general.back)
    })
  }

  it('are undefined if they cannot be fetched, and are requested again the next time', async () => {
    let requests = 0
    const languages = createLanguages(en, {
      de: async () => {
        requests += 1
        if (requests === 1) throw new TypeError('Failed to fetch dynamically imported module')
        return { texts: de }
      }
    })
    expect(await failureOf(languages.load('de'))).to.be.instanceOf(TypeError)
    expect(languages.loaded('de')).to.equal(undefined)
    expect((await languages.load('de')).general.back).to.equal('Zurück')
  })

  it('are undefined if the loader throws', async () => {
    const languages = createLanguages(en, {
      de() {
        throw new Error('No modules here.')
      }
    })
    expect(await failureOf(languages.load('de')))
      .to.be.an('error')
      .with.property('message', 'No modules here.')
    expect(languages.loaded('de')).to.equal(undefined)
  })
})

describe('Texts of a host', () => {
  const rejected: string[] = []
  beforeEach(() => {
    rejected.length = 0
  })
  const override = (messages: Messages, own: MessageOverrides | undefined) =>
    withOverrides(messages, own, { reject: (name) => rejected.push(name), guard: (_name, text) => text })

  it('replace the default texts one by one in any language', () => {
    for (const messages of Object.values(MESSAGES)) {
      const own = override(messages, { general: { back: 'Away' }, deviceTable: { count: (count) => `${count} doors` } })
      expect(own.general).to.deep.equal({ ...messages.general, back: 'Away' })
      expect(own.deviceTable.count(3)).to.equal('3 doors')
      expect(own.deviceTable.heading).to.equal(messages.deviceTable.heading)
      expect(own.device).to.equal(messages.device)
    }
  })

  it('replace the default texts in nested groups', () => {
    const { device } = override(ENGLISH, { device: { titles: { lock: 'Door' }, battery: { critical: 'Empty!' } } })
    expect(device.titles).to.deep.equal({ ...ENGLISH.device.titles, lock: 'Door' })
    expect(device.battery).to.deep.equal({ ...ENGLISH.device.battery, critical: 'Empty!' })
  })

  it('do not modify the default texts', () => {
    const previous = textsOf(ENGLISH)
    override(ENGLISH, { general: { back: 'Away' }, device: { titles: { lock: 'Door' } } })
    expect(textsOf(ENGLISH)).to.deep.equal(previous)
    expect(override(ENGLISH, undefined)).to.equal(ENGLISH)
    expect(override(ENGLISH, {})).to.deep.equal(ENGLISH)
  })

  it('are ignored if they are unknown or of another type', () => {
    const wrong = JSON.parse(
      '{"general":{"back":null,"save":5,"requestId":"Request","mine":"x"},"device":"x","lock":null,"more":{"a":"b"},"__proto__":{"x":"y"}}'
    )
    expect(override(ENGLISH, wrong)).to.deep.equal(ENGLISH)
  })

  it('are reported by name and ignored if they are unreadable', () => {
    const broken = {
      get: (): never => {
        throw new Error('It cannot be read.')
      }
    }
    const general = Object.defineProperty({ back: 'Away' }, 'save', broken)
    const own = override(ENGLISH, Object.defineProperty({ general }, 'device', broken))
    expect(own).to.deep.equal({ ...ENGLISH, general: { ...ENGLISH.general, back: 'Away' } })
    expect(rejected.toSorted()).to.deep.equal(['device', 'general.save'])
  })
})
