import { prerenderScreen } from '../../../elements/first/device-table.js'
import { NO_RESOURCES, type Tables } from '../../../src/core/resources/resource-kind.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { isPrerendered } from '../../../src/element/prerender/placeholder.js'
import { describePrerender } from '../contracts/describe-prerender.js'
import { disconnected, offline, withErrors } from '../support/device-table.js'
import { preloadNothing, undefinedElement, useUndefinedElements } from '../support/prerendered-screen.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { startPlatform, until } from '../support/stage.js'

cleanUpAfterEach()

const responding = (body: object) => ({ faults: { '/devices/list': { body: { ok: true, ...body } } } })

describePrerender('device table', {
  tag: 'x-device-table',
  prerenderScreen,
  // Announcements and lazy parts load later.
  parts: '.table > :is(slot, .header, .last-read, .offline, .list, .progress)',
  places: '.header, .row',
  same: {
    'with every device of the sandbox': {},
    'with a few devices': { size: 3 },
    'with a scrolling list': { size: 120 },
    'with offline devices': { edit: withErrors({ device_front_door: [offline], device_garage: [disconnected] }) },
    'with dense rows': { properties: { dense: true } },
    'without a search': { properties: { disableSearch: true } },
    'with chosen devices': { properties: { deviceIds: ['device_garage', 'device_office'] } },
    'with the devices of an account': { properties: { connectedAccountIds: ['account_august'] } },
    'with details in place of the list': { properties: { details: 'screen' } },
    'with a custom heading': { properties: { heading: 'Doors & more' } },
    'with a lang attribute': { attributes: { lang: 'ar' }, properties: { locale: 'ar' } },
    'with a dir attribute': { attributes: { dir: 'rtl' } }
  },
  left: {
    'without devices': responding({ devices: [] }),
    'for an error response': responding({ error: 'no' }),
    'for malformed devices': responding({ devices: [null, 5, {}, { device_id: 'phone', properties: {} }] })
  }
})

describe('Prerendered device table next to other elements', () => {
  useUndefinedElements()

  /** Prerenders a table next to elements of the same session, whose devices the test changes. */
  async function prerenderNextToOthers(changeDevice?: (device: Device) => Device | undefined) {
    const { client } = await startPlatform()
    const [garage] = await client.devices.list({ device_ids: ['device_garage'] })
    if (!garage) throw new Error('There is no garage.')
    let tables: Tables | undefined
    const show = (resource: Device | undefined): void => {
      tables = { ...NO_RESOURCES, devices: new Map([[garage.device_id, { resource, version: 1 }]]) }
    }
    if (changeDevice) show(changeDevice(structuredClone(garage)))
    const plain = undefinedElement({})
    await prerenderScreen(
      plain,
      [client.devices.list({ limit: 200 }).fetchResponse()],
      () => true,
      () => tables,
      preloadNothing
    )
    const row = () => plain.shadowRoot?.querySelector<HTMLElement>('[data-key=device_garage] .row')
    return { plain, garage, show, row }
  }

  const withLock =
    (locked: boolean) =>
    (device: Device): Device => ({ ...device, properties: { ...device.properties, locked } })

  for (const [locked, words] of Object.entries({ true: 'Locked', false: 'Unlocked' }))
    it(`shows a lock that another element shows as ${words}`, async () => {
      const { row } = await prerenderNextToOthers(withLock(locked === 'true'))
      expect(row()?.querySelector('.row-state')?.textContent).to.equal(words)
    })

  it('updates when another element shows a change, and keeps search, focus and other rows', async () => {
    const { plain, garage, show, row } = await prerenderNextToOthers(withLock(true))
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
    const { plain, show, row } = await prerenderNextToOthers()
    expect(row()).not.to.equal(null)
    show(undefined)
    await until(() => row() === null)
    expect(isPrerendered(plain)).to.equal(true)
  })
})
