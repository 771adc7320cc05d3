import { type Clock, install } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import type { Device } from './support/sent.js'
import { type Screen, settled, show, startPlatform, type TestPlatform, until, useCleanPage } from './support/stage.js'

/** Values that a platform may send instead of documented ones. */
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

const HOUR = 3_600_000

const LONG = 'Very long name '.repeat(667)
const WORD = 'x'.repeat(10_000)
const HTML = '<img src=x onerror="throw 1"><b>Bold</b>'
const RTL = '\u202Eevil\u202C دار'

interface Shown {
  readonly table: Screen<DeviceTableElement>
  readonly details: Screen<LockDetailsElement>
}

/** Returns the text of the summary. */
const heroOf = (details: Screen<LockDetailsElement>): string | undefined =>
  details.all('group', 'Overview')[0]?.innerText.replace(/\s+/g, ' ')

function expectSound({ table, details }: Shown, badValue?: unknown): void {
  expect(`${table.text}${details.text}`, `where it says ${JSON.stringify(badValue)}`).not.to.match(
    /undefined|null|NaN|\[object|Something went wrong/
  )
}

/** Shows a table and the details of the first device. */
async function shownOn({ client }: TestPlatform): Promise<Shown> {
  const table = show(DeviceTableElement, { client }, { width: 280 })
  const details = show(LockDetailsElement, { client, deviceId: 'device_front_door' }, { width: 280 })
  await until(() => /Sorry|Devices [1-3]/.test(table.text) && details.all('button', 'Edit name').length > 0)
  await settled()
  expectSound({ table, details })
  return { table, details }
}

/** Shows the same with an edit applied to every device. */
const shown = async (edit: (device: Device) => void): Promise<Shown> => shownOn(await startPlatform({ size: 3, edit }))

/** Makes the elements refetch, like a page that is shown again after an hour. */
async function readAgain(platform: TestPlatform, clock: Clock): Promise<void> {
  const calls = (): number[] => ['/devices/list', '/devices/get'].map((path) => platform.requests(path).length)
  const initialCount = calls()
  clock.setSystemTime(Date.now() + HOUR)
  window.dispatchEvent(new Event('online'))
  await until(() => calls().every((count, index) => count > (initialCount[index] ?? 0)))
  await settled()
}

/**
 * Sends one value after the other in every device and checks what is shown.
 * @param first index of the value that is sent first
 */
async function eachShown<Value>(
  values: readonly Value[],
  edit: (device: Device, value: Value) => void,
  check: (shown: Shown, value: Value) => void,
  first = 0
): Promise<void> {
  const platform = await startPlatform({ size: 3 })
  const clock = install({ now: Date.now(), toFake: ['Date'] })
  let screens: Shown | undefined
  try {
    for (const value of [...values.slice(first), ...values.slice(0, first)]) {
      platform.edit = (device) => edit(device, value)
      if (screens) await readAgain(platform, clock)
      else screens = await shownOn(platform)
      expectSound(screens, value)
      check(screens, value)
    }
  } finally {
    clock.uninstall()
  }
}

describe('Malformed responses', () => {
  useCleanPage()

  for (const [index, name] of PROPERTIES.entries()) {
    it(`break nothing in the property ${name}`, () =>
      eachShown(
        NONSENSE,
        (device, nonsense) => Reflect.set(device.properties ?? {}, name, nonsense),
        ({ details }, badValue) =>
          expect(details.detail('Status'), JSON.stringify(badValue)).to.match(/Online|Offline/),
        index
      ))
  }

  for (const [index, name] of FIELDS.entries()) {
    it(`break nothing in the field ${name}`, () =>
      eachShown(
        NONSENSE,
        (device, nonsense) => Reflect.set(device, name, nonsense),
        ({ table }, badValue) => expect(table.rowNames, JSON.stringify(badValue)).to.have.length(3),
        index
      ))
  }

  it('break nothing in errors and warnings', () =>
    eachShown(
      NONSENSE,
      (device, nonsense) => {
        Reflect.set(device, 'errors', [{ message: nonsense, error_code: nonsense, is_device_error: nonsense }])
        Reflect.set(device, 'warnings', [nonsense])
      },
      ({ details }, badValue) => expect(details.all('list').length, JSON.stringify(badValue)).to.be.greaterThan(0)
    ))

  it('break nothing instead of the properties', () =>
    eachShown(
      NONSENSE,
      (device, nonsense) => Reflect.set(device, 'properties', nonsense),
      ({ details }, badValue) => {
        expect(heroOf(details), JSON.stringify(badValue)).to.contain('Device Offline')
        expect(details.text).to.contain('Front Door')
      }
    ))

  for (const nonsense of NONSENSE) {
    it(`break nothing as the list ${JSON.stringify(nonsense)}`, async () => {
      const body = { devices: nonsense, device: nonsense, access_codes: nonsense, connected_account: nonsense }
      const platform = await startPlatform()
      platform.update({ faults: { '*': { body } } })
      const table = show(DeviceTableElement, { client: platform.client })
      const details = show(DeviceDetailsElement, { client: platform.client, deviceId: 'device_front_door' })
      await until(() => /Sorry|could not be loaded/.test(table.text))
      await settled()
      expect(details.names('heading')).to.deep.equal(['Device'])
    })
  }

  it('omit devices with a malformed ID', async () => {
    const { table } = await shown((device) => {
      if (device.device_id !== 'device_front_door') Reflect.set(device, 'device_id', [7])
    })
    expect(table.rowNames).to.deep.equal(['Front Door'])
  })

  it('omit unknown kinds of devices', async () => {
    const { table } = await shown((device) => {
      if (device.device_id === 'device_front_door') return
      device.device_type = 'coffee_machine'
      device.properties = { name: 'Coffee', online: true }
      for (const name of Object.keys(device)) if (name.startsWith('can_')) Reflect.deleteProperty(device, name)
    })
    expect(table.rowNames).to.deep.equal(['Front Door'])
  })

  for (const [what, text] of Object.entries({ HTML, 'right-to-left text': RTL })) {
    it(`show ${what} as plain text`, async () => {
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
      expect(details.names('list', 'Alerts')).to.have.length(1)
      expect(details.text.split(text).length).to.be.greaterThan(4)
      expect(table.root.querySelector('bdi b') === null).to.equal(true)
    })
  }

  for (const [what, text] of Object.entries({ 'many words': LONG, 'a single word': WORD })) {
    it(`truncate ${text.length} characters of ${what}`, async () => {
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

  it('limit battery levels to 0% and 100%', () =>
    eachShown(
      [
        { level: 7, words: 'Good · 100%' },
        { level: -3, words: 'Good · 0%' }
      ],
      (device, { level }) => {
        device.properties = { ...device.properties, battery: { status: 'good', level } }
      },
      ({ details }, { words }) => expect(details.detail('Power')).to.equal(words)
    ))
})
