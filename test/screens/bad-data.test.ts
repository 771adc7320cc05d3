import { expect } from 'chai'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import type { Device } from '../../src/platform/resources.js'
import { expectNoOverflow, type Screen, settled, show, startPlatform, until, useCleanPage } from './support/stage.js'

/** What a platform may say in place of what it promises. */
const NONSENSE = [null, undefined, 0, -1, 1e9, '', ' ', 'a text', true, [], {}, [null], [{}], { name: {} }, [[]]]

const PROPERTIES = [
  'name',
  'image_url',
  'locked',
  'online',
  'manufacturer',
  'model',
  'supported_code_lengths',
  'battery',
  'battery_level',
  'noise_level_decibels',
  'available_climate_presets',
  'online_access_codes_enabled'
]

const FIELDS = [
  'device_type',
  'display_name',
  'nickname',
  'connected_account_id',
  'created_at',
  'location',
  'errors',
  'warnings',
  'can_remotely_lock',
  'can_remotely_unlock'
]

const LONG = 'Very long name '.repeat(667)
const WORD = 'x'.repeat(10_000)
const HTML = '<img src=x onerror="throw 1"><b>Bold</b>'
const RTL = '\u202Eevil\u202C دار'

/** A table and the details of the first device, where the platform says of every device what the edit makes of it. */
async function shown(edit: (device: Device) => void): Promise<{ table: Screen<DeviceTableElement>; details: Screen<HTMLElement> }> {
  const platform = await startPlatform({ size: 3, edit })
  const { client } = platform
  const table = show(DeviceTableElement, { client }, { width: 280 })
  const details = show(LockDetailsElement, { client, deviceId: 'device_front_door' }, { width: 280 })
  await until(() => /Sorry|Devices [1-3]/.test(table.text) && details.all('term').length > 0)
  await settled()
  expectNoOverflow(table)
  expectNoOverflow(details)
  expect(`${table.text}${details.text}`).not.to.match(/undefined|null|NaN|\[object|Something went wrong/)
  return { table, details }
}

describe('A platform that says other things than it promises', function badData() {
  this.timeout(60_000)
  useCleanPage()

  for (const name of PROPERTIES) {
    it(`breaks nothing by the property ${name}`, async () => {
      for (const nonsense of NONSENSE) {
        const { table, details } = await shown((device) => Reflect.set(device.properties ?? {}, name, nonsense))
        expect(details.detail('Status')).to.match(/Online|Offline/)
        table.element.remove()
        details.element.remove()
      }
    })
  }

  for (const name of FIELDS) {
    it(`breaks nothing by the field ${name}`, async () => {
      for (const nonsense of NONSENSE) {
        const { table, details } = await shown((device) => Reflect.set(device, name, nonsense))
        expect(table.rowNames).to.have.length(3)
        table.element.remove()
        details.element.remove()
      }
    })
  }

  for (const nonsense of NONSENSE) {
    it(`breaks nothing by issues that say ${JSON.stringify(nonsense)}`, async () => {
      const { details } = await shown((device) => {
        Reflect.set(device, 'errors', [{ message: nonsense, error_code: nonsense, is_device_error: nonsense }])
        Reflect.set(device, 'warnings', [nonsense])
      })
      expect(details.all('list').length).to.be.greaterThan(0)
    })

    it(`breaks nothing by properties that are ${JSON.stringify(nonsense)}`, async () => {
      const { details } = await shown((device) => Reflect.set(device, 'properties', nonsense))
      expect(details.detail('Status')).to.equal('Device Offline')
      expect(details.text).to.contain('Front Door')
    })

    it(`breaks nothing by a list that is ${JSON.stringify(nonsense)}`, async () => {
      const body = { devices: nonsense, device: nonsense, access_codes: nonsense, connected_account: nonsense }
      const platform = await startPlatform({ faults: { '*': { body } } , users: {} }).catch(() => startPlatform())
      platform.update({ faults: { '*': { body } } })
      const table = show(DeviceTableElement, { client: platform.client })
      const details = show(DeviceDetailsElement, { client: platform.client, deviceId: 'device_front_door' })
      await until(() => /Sorry|could not be loaded/.test(table.text))
      await settled()
      expect(details.names('heading')).to.deep.equal(['Device'])
    })
  }

  it('leaves out a device without an id, and one that is none', async () => {
    const { table } = await shown((device) => {
      if (device.device_id !== 'device_front_door') Reflect.set(device, 'device_id', [7])
    })
    expect(table.rowNames).to.deep.equal(['Front Door'])
  })

  it('leaves out kinds of devices that it does not know', async () => {
    const { table } = await shown((device) => {
      if (device.device_id === 'device_front_door') return
      device.device_type = 'coffee_machine'
      device.properties = { name: 'Coffee', online: true }
      for (const name of Object.keys(device)) if (name.startsWith('can_')) Reflect.deleteProperty(device, name)
    })
    expect(table.rowNames).to.deep.equal(['Front Door'])
  })

  for (const [what, text] of Object.entries({ HTML, 'text from right to left': RTL })) {
    it(`shows ${what} as the text that it is`, async () => {
      const { table, details } = await shown((device) => {
        device.display_name = text
        device.properties = {
          ...device.properties,
          name: text,
          manufacturer: text,
          model: { display_name: text, manufacturer_display_name: '' },
          battery: { status: text, level: 0.5 }
        }
        device.errors = [{ error_code: text, message: text }]
      })
      expect(table.rowNames[0]).to.equal(text)
      expect(details.detail('Model')).to.equal(text)
      expect(details.names('list')).to.have.length(1)
      expect(details.text.split(text).length).to.be.greaterThan(4)
      expect(table.root.querySelector('bdi b') === null).to.equal(true)
    })
  }

  for (const [what, text] of Object.entries({ words: LONG, 'one word': WORD })) {
    it(`cuts off ${text.length} characters of ${what} where they would bury the rest`, async () => {
      const { table, details } = await shown((device) => {
        device.properties = {
          ...device.properties,
          name: text,
          model: { display_name: text, manufacturer_display_name: text }
        }
      })
      expect(table.all('row')[0]?.offsetHeight).to.be.lessThan(200)
      expect(details.element.offsetHeight).to.be.lessThan(2000)
    })
  }

  it('shows a level beyond what a battery can hold as full or empty', async () => {
    for (const [level, words] of [
      [7, 'Good · 100%'],
      [-3, 'Good · 0%']
    ] as const) {
      const { details, table } = await shown((device) => {
        device.properties = { ...device.properties, battery: { status: 'good', level } }
      })
      expect(details.detail('Power')).to.equal(words)
      table.element.remove()
      details.element.remove()
    }
  })
})
