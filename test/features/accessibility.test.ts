import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import {
  expectAccessible,
  expectNoOverflow,
  type Screen,
  settled,
  show,
  startPlatform,
  type,
  until,
  useCleanPage
} from './support/stage.js'

interface Setting {
  readonly width: number
}

const STATES: Readonly<Record<string, (setting: Setting) => Promise<Screen<HTMLElement>>>> = {
  async 'the device table'(setting) {
    const { client } = await startPlatform()
    const table = show(DeviceTableElement, { client, showBack: true }, setting)
    await until(() => table.all('row').length > 0)
    await table.press('button', '3 device issues')
    return table
  },
  async 'the device table without issues'(setting) {
    const { client } = await startPlatform({ size: 2 })
    const table = show(DeviceTableElement, { client, heading: 'Doors of the harbour house' }, setting)
    await until(() => table.all('row').length > 0)
    return table
  },
  async 'a long device table'(setting) {
    const { client } = await startPlatform({ size: 400 })
    const table = show(DeviceTableElement, { client }, setting)
    await until(() => table.text.includes('Devices 400'))
    return table
  },
  async 'the loading device table'(setting) {
    const platform = await startPlatform()
    platform.hold('/devices/list')
    const table = show(DeviceTableElement, { client: platform.client }, setting)
    await table.says('Loading devices')
    return table
  },
  async 'the device table without results'(setting) {
    const { client } = await startPlatform()
    const table = show(DeviceTableElement, { client }, setting)
    await until(() => table.all('row').length > 0)
    type(await table.find('search'), 'nothing of that name')
    await table.says('Sorry')
    return table
  },
  async 'the device table with a loading error'(setting) {
    const { client } = await startPlatform({
      faults: { '/devices/list': { status: 400, error: { type: 'no', message: 'A long reason why '.repeat(9) } } }
    })
    const table = show(DeviceTableElement, { client }, setting)
    await table.says('could not be loaded')
    return table
  },
  ...Object.fromEntries(
    ['front_door', 'boiler_room', 'side_entrance', 'long_name', 'arabic_name', 'hallway_thermostat'].map((name) => [
      `the details of ${name}`,
      async (setting: Setting) => {
        const { client } = await startPlatform()
        const details = show(DeviceDetailsElement, { client, deviceId: `device_${name}`, showBack: true }, setting)
        await until(() => details.detail('Linked account'))
        return details
      }
    ])
  ),
  async 'the loading details'(setting) {
    const platform = await startPlatform()
    platform.hold('/devices/get')
    const details = show(DeviceDetailsElement, { client: platform.client, deviceId: 'device_garage' }, setting)
    await details.says('Loading device')
    return details
  },
  async 'the details of a missing device'(setting) {
    const { client } = await startPlatform()
    const details = show(DeviceDetailsElement, { client, deviceId: 'nothing', showBack: true }, setting)
    await details.says('could not be found')
    return details
  },
  async 'a name that is edited'(setting) {
    const { client } = await startPlatform()
    const details = show(DeviceDetailsElement, { client, deviceId: 'device_long_name' }, setting)
    await details.press('button', 'Edit name')
    type(await details.find('textbox'), 'x'.repeat(80))
    await details.press('button', 'Save')
    await details.says('at most 64')
    return details
  },
  async 'a lock that failed to unlock'(setting) {
    const { client } = await startPlatform({ faults: { '/locks/unlock_door': { status: 400 } } })
    const details = show(DeviceDetailsElement, { client, deviceId: 'device_front_door' }, setting)
    await details.press('button', 'Unlock')
    await details.says('Failed to update lock status')
    return details
  },
  async 'a lock that is being unlocked'(setting) {
    const platform = await startPlatform()
    platform.hold('/locks/unlock_door')
    const details = show(DeviceDetailsElement, { client: platform.client, deviceId: 'device_front_door' }, setting)
    await details.press('button', 'Unlock')
    await until(() => details.all('button', 'Unlock')[0]?.ariaBusy)
    return details
  }
}

describe('Accessibility', () => {
  useCleanPage()

  before(() => setViewport({ width: 1100, height: 900 }))
  afterEach(async () => {
    document.documentElement.removeAttribute('style')
    await emulateMedia({ colorScheme: 'light' })
  })

  for (const [name, arrange] of Object.entries(STATES)) {
    for (const [colorScheme, width] of [
      ['light', 280],
      ['dark', 480],
      ['light', 1000]
    ] as const) {
      it(`is kept for ${name} in the ${colorScheme} scheme at ${width} px`, async () => {
        await emulateMedia({ colorScheme })
        document.documentElement.style.colorScheme = 'light dark'
        document.body.style.background = 'Canvas'
        const screen = await arrange({ width })
        await settled()
        expectNoOverflow(screen)
        await expectAccessible(screen)
      })
    }
  }

  it('includes right-to-left layout', async () => {
    document.documentElement.dir = 'rtl'
    const { client } = await startPlatform()
    const table = show(DeviceTableElement, { client }, { width: 280 })
    await until(() => table.all('row').length > 0)
    expectNoOverflow(table)
    const [row] = table.all('row', 'Garage')
    const picture = row?.querySelector('.thumbnail')?.getBoundingClientRect()
    expect(picture?.left).to.be.greaterThan(row?.getBoundingClientRect().left ?? 0 + 140)
    document.documentElement.removeAttribute('dir')
  })
})
