import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type DeviceTable } from '../support/device-table.js'
import { type } from '../../typing.js'
import { recordEvents, settled, startPlatform, until } from '../support/stage.js'
import { doors } from './bulk/many.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'

cleanUpAfterEach()

const WIDE = { width: 1100 }

const current = ({ root }: DeviceTable): (string | null | undefined)[] =>
  [...root.querySelectorAll('[part~=row][aria-current]')].map((row) => row.querySelector('bdi')?.textContent)
const titles = (table: DeviceTable): string[] => table.names('heading', /^Device/)

async function wideTable(properties: Given<'x-device-table'> = {}): Promise<DeviceTable> {
  const platform = await startPlatform({ devices: doors(4), commandTime: 0 })
  return (await setup('x-device-table', { platform, ...properties, ...WIDE })).screen
}

describe('Details next to the device table', () => {
  it('open next to the list, whose row keeps the focus and is marked', async () => {
    const table = await wideTable()
    const screens = recordEvents(table, 'screen-change')
    await table.press('row', 'Door 2')
    await until(() => titles(table).includes('Device'))
    await settled()
    expect(table.rowNames).to.include.members(['Door 1', 'Door 2', 'Door 3', 'Door 4'])
    expect(current(table)).to.deep.equal(['Door 2'])
    expect(table.root.activeElement?.getAttribute('aria-current')).to.equal('true')
    expect(table.element.openedDeviceId).to.equal('device_door_2')
    expect(screens.map(({ detail }) => detail)).to.deep.equal([{ screen: 'device-details', deviceId: 'device_door_2' }])
  })

  it('follow the arrow keys, and Escape returns to the row', async () => {
    const table = await wideTable()
    await table.press('row', 'Door 2')
    await until(() => titles(table).includes('Device'))
    const screens = recordEvents(table, 'screen-change')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => table.element.openedDeviceId === 'device_door_3')
    await settled()
    expect(current(table)).to.deep.equal(['Door 3'])
    await sendKeys({ press: 'Escape' })
    await until(() => table.element.openedDeviceId === undefined)
    await settled()
    expect(current(table)).to.deep.equal([])
    expect(table.root.activeElement?.querySelector('bdi')?.textContent).to.equal('Door 3')
    expect(screens.map(({ detail }) => detail.screen)).to.deep.equal(['device-details', 'device-table'])
  })

  it('close with Back, and the row takes the focus', async () => {
    const table = await wideTable({ openedDeviceId: 'device_door_4' })
    await table.press('button', 'Back')
    await until(() => table.element.openedDeviceId === undefined)
    await settled()
    expect(table.root.activeElement?.querySelector('bdi')?.textContent).to.equal('Door 4')
  })

  it('change nothing on the platform while the arrow keys move', async () => {
    const { screen: table } = await setup('x-device-table', { devices: doors(3), ...WIDE })
    const changes = recordEvents(table, 'before-change')
    await table.press('row', 'Door 1')
    await settled()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await sendKeys({ press: key })
    await settled()
    expect(changes).to.deep.equal([])
  })

  it('keep their input while the element becomes narrower than 960 px and wider again', async () => {
    const table = await wideTable()
    await table.press('row', 'Door 2')
    await table.press('button', /^Edit name/)
    const field = await until(() => table.all('textbox')[0])
    if (!(field instanceof HTMLInputElement)) throw new Error('It is not a field.')
    await type(field, 'Cellar door')
    table.element.style.inlineSize = '800px'
    await until(() => !table.rowNames.includes('Door 1'))
    await settled()
    expect(titles(table)).to.include('Device')
    table.element.style.inlineSize = '1100px'
    await until(() => table.rowNames.includes('Door 1'))
    await settled()
    expect(current(table)).to.deep.equal(['Door 2'])
    expect(field.isConnected).to.equal(true)
    expect(field.value).to.equal('Cellar door')
  })

  it('take the focus of the row when the element becomes too narrow for both', async () => {
    const table = await wideTable()
    await table.press('row', 'Door 2')
    await until(() => titles(table).includes('Device'))
    await settled()
    table.element.style.inlineSize = '800px'
    await until(() => !table.rowNames.includes('Door 1'))
    await settled()
    expect(table.focused).to.equal('Device')
    await table.press('button', 'Back')
    await until(() => table.rowNames.includes('Door 1'))
    await settled()
    expect(table.root.activeElement?.querySelector('bdi')?.textContent).to.equal('Door 2')
  })

  for (const [what, properties, width] of [
    ['details is "screen"', { details: 'screen' }, 1100],
    ['the element is narrower than 960 px', {}, 959]
  ] as const) {
    it(`replace the list if ${what}`, async () => {
      const { screen: table } = await setup('x-device-table', { devices: doors(2), ...properties, width })
      await table.press('row', 'Door 2')
      await until(() => titles(table).includes('Device'))
      await settled()
      expect(table.rowNames).not.to.include('Door 1')
      expect(table.focused).to.equal('Device')
    })
  }
})
