import { expect } from 'chai'
import type { DeviceTableElement } from '../../../elements/device-table.js'
import { drawScreen } from '../../../elements/first/device-table.js'
import { NO_RESOURCES, type Tables } from '../../../src/core/resources/resource-kind.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { isPrerendered } from '../../../src/element/custom-element/placeholder.js'
import { LANGUAGES } from '../../../src/messages/messages.js'
import type { SandboxOptions } from '../../../src/sandbox/index.js'
import { disconnected, loadedDeviceTable, offline, withErrors } from '../support/device-table.js'
import {
  drawingOf,
  expectSameLines,
  languageOf,
  undefinedElement,
  useUndefinedElements
} from '../support/first-drawing.js'
import { startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'

/** Parts of the table that are prerendered. Announcements and lazy parts load later. */
const PARTS = '.table > :is(slot, .header, .last-read, .offline, .list, .progress)'

const expectSame = (first: Element, later: Element): void =>
  expectSameLines(drawingOf(first, PARTS), drawingOf(later, PARTS))

interface Case {
  readonly options?: SandboxOptions
  readonly prepare?: (platform: TestPlatform) => void
  readonly properties?: Partial<DeviceTableElement>
  readonly attributes?: Readonly<Record<string, string>>
}

/** Renders the table with and without React. */
async function drawBoth({ options, prepare, properties = {}, attributes = {} }: Case) {
  const platform = await startPlatform(options)
  prepare?.(platform)
  const table = await loadedDeviceTable(platform, properties)
  for (const [name, value] of Object.entries(attributes)) table.element.setAttribute(name, value)
  const plain = undefinedElement(properties, attributes)
  await drawScreen(
    plain,
    [platform.client.devices.list({ limit: 200 }).fetchResponse()],
    () => true,
    () => undefined
  )
  return { table, plain }
}

describe('Prerendered device table', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'with every device of the sandbox': {},
    'with a few devices': { options: { size: 3 } },
    'with a scrolling list': { options: { size: 120 } },
    'with offline devices': {
      prepare(platform) {
        platform.edit = withErrors({ device_front_door: [offline], device_garage: [disconnected] })
      }
    },
    'with dense rows': { properties: { dense: true } },
    'without a search': { properties: { disableSearch: true } },
    'with a custom heading': { properties: { heading: 'Doors & more' } },
    'with a lang attribute': { attributes: { lang: 'ar' }, properties: { locale: 'ar' } },
    'with a dir attribute': { attributes: { dir: 'rtl' } }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(`matches React ${what}`, async () => {
      const { table, plain } = await drawBoth(given)
      await until(() => table.element.matches(':state(ready)'))
      expectSame(plain, table.element)
    })
  }

  for (const locale of [...LANGUAGES, 'de-AT', 'sv-SE']) {
    it(`matches React in ${locale}`, async () => {
      const { table, plain } = await drawBoth({ properties: { locale } })
      await until(() => languageOf(table.element) === languageOf(plain))
      expectSame(plain, table.element)
    })
  }

  it('has the same size as the React table, so that nothing moves', async () => {
    const { table, plain } = await drawBoth({ options: { size: 12 } })
    const heightsOf = (element: Element): number[] =>
      [...(element.shadowRoot?.querySelectorAll('.header, .row') ?? [])].map(
        (part) => part.getBoundingClientRect().height
      )
    plain.setAttribute('style', `display: block; inline-size: ${table.element.getBoundingClientRect().width}px`)
    expect(heightsOf(plain)).to.deep.equal(heightsOf(table.element))
  })
})

describe('Device table that is not prerendered', () => {
  useUndefinedElements()
  useCleanPage()

  const nothing: Readonly<Record<string, Partial<DeviceTableElement>>> = {
    'with a filter of the host': { deviceFilter: () => true },
    'with a comparator of the host': { deviceComparator: () => 0 },
    'with messages of the host': { messages: { deviceTable: { heading: 'Doors' } } },
    'with an error filter': { errorFilter: () => true },
    'with details open': { openedDeviceId: 'device_garage' },
    'with a theme': { theme: 'dark' },
    'with an appearance': { appearance: 'warm' },
    'with check boxes': { selectable: true }
  }
  for (const [what, properties] of Object.entries(nothing)) {
    it(`is left to React ${what}`, async () => {
      const { client } = await startPlatform({ size: 3 })
      const plain = undefinedElement(properties)
      await drawScreen(
        plain,
        [client.devices.list().fetchResponse()],
        () => true,
        () => undefined
      )
      expect(plain.shadowRoot).to.equal(null)
    })
  }

  for (const [what, answer] of Object.entries({
    'without devices': { devices: [] },
    'for an error response': { error: 'no' },
    'for malformed devices': { devices: [null, 5, {}, { device_id: 'phone', properties: {} }] }
  })) {
    it(`is left to React ${what}`, async () => {
      const plain = undefinedElement({})
      await drawScreen(
        plain,
        [Promise.resolve(Response.json(answer))],
        () => true,
        () => undefined
      )
      expect(plain.shadowRoot).to.equal(null)
    })
  }
})

describe('Prerendered device table next to other elements', () => {
  useUndefinedElements()
  useCleanPage()

  /** Prerenders a table next to elements of the same session, whose devices the test changes. */
  async function drawNextToOthers(changeDevice?: (device: Device) => Device | undefined) {
    const { client } = await startPlatform()
    const [garage] = await client.devices.list({ device_ids: ['device_garage'] })
    if (!garage) throw new Error('There is no garage.')
    let tables: Tables | undefined
    const show = (resource: Device | undefined): void => {
      tables = { ...NO_RESOURCES, devices: new Map([[garage.device_id, { resource, version: 1 }]]) }
    }
    if (changeDevice) show(changeDevice(structuredClone(garage)))
    const plain = undefinedElement({})
    await drawScreen(
      plain,
      [client.devices.list({ limit: 200 }).fetchResponse()],
      () => true,
      () => tables
    )
    const row = () => plain.shadowRoot?.querySelector<HTMLElement>('[data-key=device_garage] .row')
    return { plain, garage, show, row }
  }

  const withLock =
    (locked: boolean) =>
    (device: Device): Device => ({ ...device, properties: { ...device.properties, locked } })

  for (const [locked, words] of Object.entries({ true: 'Locked', false: 'Unlocked' }))
    it(`shows a lock that another element shows as ${words}`, async () => {
      const { row } = await drawNextToOthers(withLock(locked === 'true'))
      expect(row()?.querySelector('.row-state')?.textContent).to.equal(words)
    })

  it('updates when another element shows a change, and keeps search, focus and other rows', async () => {
    const { plain, garage, show, row } = await drawNextToOthers(withLock(true))
    const search = plain.shadowRoot?.querySelector<HTMLInputElement>('[type=search]')
    const rest = [...(plain.shadowRoot?.querySelectorAll('li:not([data-key=device_garage])') ?? [])]
    Object.assign(search ?? {}, { value: 'gar' })
    search?.focus()
    show(withLock(false)(garage))
    await until(() => row()?.querySelector('.row-state')?.textContent === 'Unlocked')
    expect(plain.shadowRoot?.activeElement).to.equal(search)
    expect(search?.value).to.equal('gar')
    expect(rest.every(({ isConnected }) => isConnected)).to.equal(true)
  })

  it('removes a device that another element knows to be deleted', async () => {
    const { plain, show, row } = await drawNextToOthers()
    expect(row()).not.to.equal(null)
    show(undefined)
    await until(() => row() === null)
    expect(isPrerendered(plain)).to.equal(true)
  })
})
