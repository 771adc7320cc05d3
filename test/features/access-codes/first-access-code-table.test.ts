import { expect } from 'chai'
import type { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { drawScreen } from '../../../elements/first/access-code-table.js'
import { LANGUAGES } from '../../../src/messages/messages.js'
import type { SandboxOptions } from '../../../src/sandbox/index.js'
import { addCodeTable, listing, loadedCodeTable } from '../support/code-table.js'
import {
  drawingOf,
  expectSameLines,
  languageOf,
  placesIn,
  undefinedElement,
  useUndefinedElements
} from '../support/first-drawing.js'
import { startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'

const GARAGE = 'device_garage'

/** Parts of the table that are prerendered. Announcements and codes set at the lock load later. */
const PARTS = '.table > :is(slot, .header, .last-read, .offline, .list, .progress)'

const linesIn = (element: Element): string[] => [
  ...[...(element.shadowRoot?.querySelectorAll('.codes, .table') ?? [])].map(({ className }) => className),
  ...drawingOf(element, PARTS)
]

const expectSame = (first: Element, later: Element): void => expectSameLines(linesIn(first), linesIn(later))

interface Case {
  readonly options?: SandboxOptions
  readonly prepare?: (platform: TestPlatform) => void
  readonly properties?: Partial<AccessCodeTableElement>
  readonly attributes?: Readonly<Record<string, string>>
}

const answersOf = ({ client }: TestPlatform, deviceId: string): Promise<Response>[] => [
  client.devices.get({ device_id: deviceId }).fetchResponse(),
  client.accessCodes.list({ device_id: deviceId, limit: 200 }).fetchResponse()
]

/** Renders the table without React. */
async function drawPlain(platform: TestPlatform, { properties, attributes }: Case): Promise<Element> {
  const { deviceId = GARAGE, ...rest } = { ...properties }
  const plain = undefinedElement({ deviceId, ...rest }, attributes)
  await drawScreen(
    plain,
    answersOf(platform, deviceId),
    () => true,
    () => undefined
  )
  return plain
}

/** Renders the table with and without React. */
async function drawBoth({ options, prepare, ...given }: Case) {
  const platform = await startPlatform(options)
  prepare?.(platform)
  const { element } = await loadedCodeTable(platform, given.properties)
  for (const [name, value] of Object.entries(given.attributes ?? {})) element.setAttribute(name, value)
  return { element, plain: await drawPlain(platform, given) }
}

const MANY = Array.from({ length: 90 }, (_, index) => ({ name: `Guest ${index}`, code: `${1000 + index}` }))

describe('Prerendered access code table', () => {
  useUndefinedElements()
  useCleanPage()

  it('matches React for every device of the sandbox with codes', async () => {
    const platform = await startPlatform()
    const devices = await platform.client.devices.list()
    let drawn = 0
    for (const { device_id: deviceId } of devices) {
      const codes = await platform.client.accessCodes.list({ device_id: deviceId })
      if (codes.length === 0) continue
      drawn += 1
      const { element } = addCodeTable(platform, { deviceId })
      const plain = await drawPlain(platform, { properties: { deviceId } })
      await until(() => element.matches(':state(ready)'))
      expectSame(plain, element)
      element.remove()
    }
    expect(drawn).to.be.greaterThan(1)
  })

  const cases: Readonly<Record<string, Case>> = {
    'with a scrolling list': { options: { faults: listing(MANY) } },
    'for an offline device': {
      prepare(platform) {
        platform.edit = (device) => Object.assign(device.properties ?? {}, { online: false })
      }
    },
    'for a device whose manufacturer chooses the codes': {
      prepare(platform) {
        platform.edit = (device) =>
          Object.assign(device.properties ?? {}, {
            code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }]
          })
      }
    },
    'for an unnamed device in an unknown time zone': {
      prepare(platform) {
        platform.edit = (device) =>
          Object.assign(device, {
            display_name: '',
            nickname: '',
            properties: { ...device.properties, name: '', appearance: { name: '' } },
            location: { timezone: 'Atlantis/Capital' }
          })
      }
    },
    'for a device that cannot take codes': {
      prepare(platform) {
        platform.edit = (device) =>
          Object.assign(device, {
            can_program_online_access_codes: false,
            properties: { ...device.properties, online_access_codes_enabled: false }
          })
      }
    },
    'with dense rows': { properties: { dense: true } },
    'without a search': { properties: { disableSearch: true } },
    'without a button to add a code': { properties: { disableCreateAccessCode: true } },
    'without edit and delete': { properties: { disableEditAccessCode: true, disableDeleteAccessCode: true } },
    'with a custom heading': { properties: { heading: 'Guests & staff' } },
    'with a lang attribute': { attributes: { lang: 'ar' }, properties: { locale: 'ar' } },
    'with a dir attribute': { attributes: { dir: 'rtl' } }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(`matches React ${what}`, async () => {
      const { element, plain } = await drawBoth(given)
      await until(() => element.matches(':state(ready)') && languageOf(element) === languageOf(plain))
      expectSame(plain, element)
    })
  }

  it('matches React while further pages are loading', async () => {
    const given = { pagination: { has_next_page: true, next_page_cursor: 'next', next_page_url: null } }
    const { '/access_codes/list': list } = listing(MANY)
    const faults = { '/access_codes/list': { ...list, body: { ...list.body, ...given } } }
    const platform = await startPlatform({ faults })
    platform.hold('/access_codes/list', 2)
    const plain = await drawPlain(platform, {})
    const { element } = await loadedCodeTable(platform)
    expectSame(plain, element)
  })

  for (const locale of [...LANGUAGES, 'de-AT', 'sv-SE']) {
    it(`matches React in ${locale}`, async () => {
      const { element, plain } = await drawBoth({ properties: { locale } })
      await until(() => languageOf(element) === languageOf(plain))
      expectSame(plain, element)
    })
  }

  it('has the same size as the React table, so that nothing moves', async () => {
    const { element, plain } = await drawBoth({})
    plain.setAttribute('style', `display: block; inline-size: ${element.getBoundingClientRect().width}px`)
    const parts = '.header, .header button, .row, .row-action'
    expectSameLines(placesIn(plain, parts), placesIn(element, parts))
  })
})

describe('Access code table that is not prerendered', () => {
  useUndefinedElements()
  useCleanPage()

  const properties: Readonly<Record<string, Partial<AccessCodeTableElement>>> = {
    'with a filter of the host': { accessCodeFilter: () => true },
    'with a comparator of the host': { accessCodeComparator: () => 0 },
    'with messages of the host': { messages: { accessCodeTable: { heading: 'Guests' } } },
    'with an error filter': { errorFilter: () => true },
    'with details open': { openedAccessCodeId: 'access_code_1' },
    'with check boxes': { selectable: true },
    'without codes': { deviceId: 'device_hallway_thermostat' }
  }
  for (const [what, given] of Object.entries(properties)) {
    it(`is left to React ${what}`, async () => {
      const plain = await drawPlain(await startPlatform(), { properties: given })
      expect(plain.shadowRoot).to.equal(null)
    })
  }

  it('is left to React if the response is for another device', async () => {
    const platform = await startPlatform()
    const plain = undefinedElement({ deviceId: 'device_front_door' })
    await drawScreen(
      plain,
      answersOf(platform, GARAGE),
      () => true,
      () => undefined
    )
    expect(plain.shadowRoot).to.equal(null)
  })

  it('is left to React for the codes of all locks', async () => {
    const { client } = await startPlatform()
    const plain = undefinedElement({})
    await drawScreen(
      plain,
      [client.devices.list().fetchResponse()],
      () => true,
      () => undefined
    )
    expect(plain.shadowRoot).to.equal(null)
  })
})
