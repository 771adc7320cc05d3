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

/** What of a table is there at first; what is told of it, and what stands on the lock itself, comes later. */
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

/** Draws the codes of a device without React. */
async function drawPlain(platform: TestPlatform, { properties, attributes }: Case): Promise<Element> {
  const { deviceId = GARAGE, ...others } = { ...properties }
  const plain = undefinedElement({ deviceId, ...others }, attributes)
  await drawScreen(
    plain,
    answersOf(platform, deviceId),
    () => true,
    () => undefined
  )
  return plain
}

/** Draws the codes of a device with React and without, of the same platform. */
async function drawBoth({ options, prepare, ...given }: Case) {
  const platform = await startPlatform(options)
  prepare?.(platform)
  const { element } = await loadedCodeTable(platform, given.properties)
  for (const [name, value] of Object.entries(given.attributes ?? {})) element.setAttribute(name, value)
  return { element, plain: await drawPlain(platform, given) }
}

const MANY = Array.from({ length: 90 }, (_, index) => ({ name: `Guest ${index}`, code: `${1000 + index}` }))

describe('The first drawing of the codes of a device is the one of React, node by node', () => {
  useUndefinedElements()
  useCleanPage()

  it('of every device of the sandbox that has codes', async () => {
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
    'with so many that it scrolls': { options: { faults: listing(MANY) } },
    'of a device that cannot be reached': {
      prepare(platform) {
        platform.edit = (device) => Object.assign(device.properties ?? {}, { online: false })
      }
    },
    'of a device whose maker chooses them': {
      prepare(platform) {
        platform.edit = (device) =>
          Object.assign(device.properties ?? {}, {
            code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }]
          })
      }
    },
    'of a device without a name, in a zone that nobody knows': {
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
    'of a device that takes none': {
      prepare(platform) {
        platform.edit = (device) =>
          Object.assign(device, {
            can_program_online_access_codes: false,
            properties: { ...device.properties, online_access_codes_enabled: false }
          })
      }
    },
    'with other heights of rows': { properties: { dense: true } },
    'without a search': { properties: { disableSearch: true } },
    'without a way to add one': { properties: { disableCreateAccessCode: true } },
    'without ways to change them': { properties: { disableEditAccessCode: true, disableDeleteAccessCode: true } },
    'with a heading of the host': { properties: { heading: 'Guests & staff' } },
    'with a language of its own': { attributes: { lang: 'ar' }, properties: { locale: 'ar' } },
    'with a direction of its own': { attributes: { dir: 'rtl' } }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(what, async () => {
      const { element, plain } = await drawBoth(given)
      await until(() => element.matches(':state(ready)') && languageOf(element) === languageOf(plain))
      expectSame(plain, element)
    })
  }

  it('with so many that some are still on their way', async () => {
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
    it(`in ${locale}`, async () => {
      const { element, plain } = await drawBoth({ properties: { locale } })
      await until(() => languageOf(element) === languageOf(plain))
      expectSame(plain, element)
    })
  }

  it('is as high as it, so that nothing moves', async () => {
    const { element, plain } = await drawBoth({})
    plain.setAttribute('style', `display: block; inline-size: ${element.getBoundingClientRect().width}px`)
    const parts = '.header, .header button, .row, .row-action'
    expectSameLines(placesIn(plain, parts), placesIn(element, parts))
  })
})

describe('The codes of a device are left to React', () => {
  useUndefinedElements()
  useCleanPage()

  const properties: Readonly<Record<string, Partial<AccessCodeTableElement>>> = {
    'with a filter of the host': { accessCodeFilter: () => true },
    'with an order of the host': { accessCodeComparator: () => 0 },
    'with texts of the host': { messages: { accessCodeTable: { heading: 'Guests' } } },
    'with a filter of errors': { errorFilter: () => true },
    'with details open': { openedAccessCodeId: 'access_code_1' },
    'with check boxes': { selectable: true },
    'where there are none': { deviceId: 'device_hallway_thermostat' }
  }
  for (const [what, given] of Object.entries(properties)) {
    it(what, async () => {
      const plain = await drawPlain(await startPlatform(), { properties: given })
      expect(plain.shadowRoot).to.equal(null)
    })
  }

  it('of another device than was asked for', async () => {
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

  it('where those of all locks are listed', async () => {
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
