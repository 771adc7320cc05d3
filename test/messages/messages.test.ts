import { expect } from 'chai'
import { de } from '../../src/messages/de.js'
import { en, type Messages } from '../../src/messages/en.js'
import { createLanguages } from '../../src/messages/languages.js'
import { loadedMessages, loadMessages, type MessageOverrides, withOverrides } from '../../src/messages/messages.js'

const LANGUAGES: Record<string, Messages> = { en, de }

/** Every text by its path, those with values written out for 1, 2 and 1,234 of them. */
function textsOf(group: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(group)) {
    const at = path ? `${path}.${name}` : name
    if (typeof value === 'string') texts.set(at, value)
    else if (typeof value === 'object') for (const [inner, text] of textsOf(value, at)) texts.set(inner, text)
    else for (const count of [1, 2, 1234]) texts.set(`${at}(${count})`, written(value, count))
  }
  return texts
}

/** Functions take a number, some numbers, or a text; a list is tried where a number will not do. */
function written(text: (...values: unknown[]) => string, count: number): string {
  try {
    return text(count, count + 1)
  } catch {
    return text([count, count + 1])
  }
}

describe('The texts', () => {
  for (const [language, messages] of Object.entries(LANGUAGES)) {
    const texts = textsOf(messages)

    it(`of ${language} are the same ones as in English`, () => {
      expect([...texts.keys()]).to.deep.equal([...textsOf(en).keys()])
    })

    it(`of ${language} are all there, without white space at their ends or holes`, () => {
      for (const [path, text] of texts) {
        expect(text, path).to.be.a('string').and.not.equal('')
        expect(text, path).to.equal(text.trim())
        expect(text, path).not.to.match(/undefined|null|NaN|\[object/)
      }
    })

    it(`of ${language} show the values that they are given`, () => {
      for (const [path, text] of texts) {
        const [, count] = /\((\d+)\)$/.exec(path) ?? []
        if (count) expect(text.replaceAll(/[.,\u00a0\u202f]/g, ''), path).to.contain(count)
      }
    })
  }

  it('of other languages are not left in English', () => {
    const english = textsOf(en)
    const same = [...textsOf(de)].filter(([path, text]) => english.get(path) === text)
    expect(same.length / english.size).to.be.below(0.15)
  })

  const counted: [Messages, number, string][] = [
    [en, 0, '0 device issues'],
    [en, 1, '1 device issue'],
    [en, 2, '2 device issues'],
    [en, 1234, '1,234 device issues'],
    [de, 0, '0 Geräteprobleme'],
    [de, 1, '1 Geräteproblem'],
    [de, 2, '2 Geräteprobleme'],
    [de, 1234, '1.234 Geräteprobleme']
  ]
  for (const [{ deviceTable }, count, text] of counted) {
    it(`count in the forms of their language: ${text}`, () => {
      expect(deviceTable.deviceIssues(count)).to.equal(text)
    })
  }

  it('say in English what the specification puts in quotes', () => {
    const { device, deviceTable, general, lock } = en
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
      '4, 6, 8 digit code'
    ])
  })
})

describe('The texts of a locale', () => {
  const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined, (error: unknown) => error)

  for (const locale of ['en', 'en-GB', 'EN_us', 'fr', 'tlh-Latn', 'deu', 'x', '', '-', 'constructor', '__proto__', 'toString']) {
    it(`of '${locale}' are English, and there at once`, async () => {
      expect(loadedMessages(locale)).to.equal(en)
      expect(await loadMessages(locale)).to.equal(en)
    })
  }

  it('of another language are fetched once for all its locales', async () => {
    let requests = 0
    const languages = createLanguages(en, {
      de: async () => {
        requests += 1
        return de
      }
    })
    expect(languages.loaded('de')).to.equal(undefined)
    expect(await languages.load('de-AT')).to.equal(de)
    for (const locale of ['de', 'DE', 'de-CH', 'de_LI', 'de-Latn-DE-u-nu-latn']) {
      expect(languages.loaded(locale)).to.equal(de)
      expect(await languages.load(locale)).to.equal(de)
    }
    expect(requests).to.equal(1)
  })

  it('of the languages that are here can be fetched', async () => {
    expect(await loadMessages('de-AT')).to.equal(de)
    expect(loadedMessages('de')).to.equal(de)
  })

  it('that cannot be fetched are not there, and asked for again the next time', async () => {
    let requests = 0
    const languages = createLanguages(en, {
      de: async () => {
        requests += 1
        if (requests === 1) throw new TypeError('Failed to fetch dynamically imported module')
        return de
      }
    })
    expect(await failureOf(languages.load('de'))).to.be.instanceOf(TypeError)
    expect(languages.loaded('de')).to.equal(undefined)
    expect(await languages.load('de')).to.equal(de)
  })

  it('are not there, either, where the loader itself throws', async () => {
    const languages = createLanguages(en, {
      de() {
        throw new Error('No modules here.')
      }
    })
    expect(await failureOf(languages.load('de'))).to.be.an('error').with.property('message', 'No modules here.')
    expect(languages.loaded('de')).to.equal(undefined)
  })
})

describe('The texts of a host', () => {
  const refused: string[] = []
  beforeEach(() => {
    refused.length = 0
  })
  const override = (messages: typeof en, own: MessageOverrides | undefined) =>
    withOverrides(messages, own, { refuse: (name) => refused.push(name), guard: (_name, text) => text })

  it('take the place of ours, one by one, in any language', () => {
    for (const messages of Object.values(LANGUAGES)) {
      const own = override(messages, { general: { back: 'Away' }, deviceTable: { count: (count) => `${count} doors` } })
      expect(own.general).to.deep.equal({ ...messages.general, back: 'Away' })
      expect(own.deviceTable.count(3)).to.equal('3 doors')
      expect(own.deviceTable.heading).to.equal(messages.deviceTable.heading)
      expect(own.device).to.equal(messages.device)
    }
  })

  it('take the place of ours in groups within groups', () => {
    const { device } = override(en, { device: { titles: { lock: 'Door' }, battery: { critical: 'Empty!' } } })
    expect(device.titles).to.deep.equal({ ...en.device.titles, lock: 'Door' })
    expect(device.battery).to.deep.equal({ ...en.device.battery, critical: 'Empty!' })
  })

  it('leave ours as they are', () => {
    const before = textsOf(en)
    override(en, { general: { back: 'Away' }, device: { titles: { lock: 'Door' } } })
    expect(textsOf(en)).to.deep.equal(before)
    expect(override(en, undefined)).to.equal(en)
    expect(override(en, {})).to.deep.equal(en)
  })

  it('of another kind than ours, and those that we have not, are left out', () => {
    const wrong = JSON.parse(
      '{"general":{"back":null,"save":5,"requestId":"Request","mine":"x"},"device":"x","lock":null,"more":{"a":"b"},"__proto__":{"x":"y"}}'
    )
    expect(override(en, wrong)).to.deep.equal(en)
  })

  it('are left out where they cannot be read, by their names', () => {
    const broken = { get: (): never => { throw new Error('It cannot be read.') } }
    const general = Object.defineProperty({ back: 'Away' }, 'save', broken)
    const own = override(en, Object.defineProperty({ general }, 'device', broken))
    expect(own).to.deep.equal({ ...en, general: { ...en.general, back: 'Away' } })
    expect(refused.toSorted()).to.deep.equal(['device', 'general.save'])
  })
})
