import { type } from '../../typing.js'
import { type DeviceTable } from '../support/device-table.js'
import { cleanUpAfterEach, type Given, settled, setup, until } from '../support/setup.js'
import { doors } from './bulk/many.js'

cleanUpAfterEach()

const WIDE = { width: 1100 }

const current = ({ root }: DeviceTable): (string | null | undefined)[] =>
  [...root.querySelectorAll('[part~=row][aria-current]')].map((row) => row.querySelector('bdi')?.textContent)
const titles = (table: DeviceTable): string[] => table.names('heading', /^Device/)

const wideTable = (given: Given<'x-device-table'> = {}) =>
  setup('x-device-table', { devices: doors(4), commandTime: 0, ...given, ...WIDE })

describe('Details next to the device table', () => {
  it('open next to the list, whose row keeps the focus and is marked', async () => {
    const t = await wideTable()
    const screens = t.events('screen-change')
    await t.user.click('Door 2', 'row')
    expect(t.screen.rowNames).to.include.members(['Door 1', 'Door 2', 'Door 3', 'Door 4'])
    expect(current(t.screen)).to.deep.equal(['Door 2'])
    expect(t.screen.root.activeElement?.getAttribute('aria-current')).to.equal('true')
    expect(t.element.openedDeviceId).to.equal('device_door_2')
    expect(screens.map(({ detail }) => detail)).to.deep.equal([{ screen: 'device-details', deviceId: 'device_door_2' }])
  })

  it('follow the arrow keys, and Escape returns to the row', async () => {
    const t = await wideTable()
    await t.user.click('Door 2', 'row')
    const screens = t.events('screen-change')
    await t.user.press('ArrowDown')
    expect(current(t.screen)).to.deep.equal(['Door 3'])
    await t.user.press('Escape')
    expect(current(t.screen)).to.deep.equal([])
    expect(t.screen.root.activeElement?.querySelector('bdi')?.textContent).to.equal('Door 3')
    expect(screens.map(({ detail }) => detail.screen)).to.deep.equal(['device-details', 'device-table'])
  })

  it('leave the focus in the list while the arrow keys move, also if a screen was open over the details', async () => {
    const t = await setup('x-device-table', { width: 1100 })
    const row = (): string | null | undefined => t.screen.root.activeElement?.querySelector('bdi')?.textContent
    await t.user.click('Front Door', 'row')
    await t.user.click(/\d access codes?$/)
    t.screen.root.querySelector<HTMLElement>('[aria-current]')?.focus()
    const [first, second] = t.screen.rowNames
    for (const [key, name] of [
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['End', 'Guest House'],
      ['Home', first]
    ] as const) {
      await t.user.press(key)
      expect([row(), current(t.screen)]).to.deep.equal([name, [name]])
    }
  })

  it('close with Back, and the row takes the focus', async () => {
    const t = await wideTable({ openedDeviceId: 'device_door_4' })
    await t.user.click('Back')
    expect(t.screen.root.activeElement?.querySelector('bdi')?.textContent).to.equal('Door 4')
  })

  it('change nothing on the platform while the arrow keys move', async () => {
    const t = await setup('x-device-table', { devices: doors(3), ...WIDE })
    const changes = t.events('before-change')
    await t.user.click('Door 1', 'row')
    await t.user.press('ArrowDown', 'ArrowDown', 'ArrowUp')
    expect(changes).to.deep.equal([])
  })

  it('keep their input while the element becomes narrower than 960 px and wider again', async () => {
    const t = await wideTable()
    await t.user.click('Door 2', 'row')
    await t.user.click(/^Edit name/)
    const field = await until(() => t.screen.all('textbox')[0])
    if (!(field instanceof HTMLInputElement)) throw new Error('It is not a field.')
    await type(field, 'Cellar door')
    t.element.style.inlineSize = '800px'
    await until(() => !t.screen.rowNames.includes('Door 1'))
    await settled()
    expect(titles(t.screen)).to.include('Device')
    t.element.style.inlineSize = '1100px'
    await until(() => t.screen.rowNames.includes('Door 1'))
    await settled()
    expect(current(t.screen)).to.deep.equal(['Door 2'])
    expect(field.isConnected).to.equal(true)
    expect(field.value).to.equal('Cellar door')
  })

  it('take the focus of the row when the element becomes too narrow for both', async () => {
    const t = await wideTable()
    await t.user.click('Door 2', 'row')
    t.element.style.inlineSize = '800px'
    await until(() => !t.screen.rowNames.includes('Door 1'))
    await settled()
    expect(t.screen.focused).to.equal('Device')
    await t.user.click('Back')
    expect(t.screen.root.activeElement?.querySelector('bdi')?.textContent).to.equal('Door 2')
  })

  for (const [what, properties, width] of [
    ['details is "screen"', { details: 'screen' }, 1100],
    ['the element is narrower than 960 px', {}, 959]
  ] as const) {
    it(`replace the list if ${what}`, async () => {
      const t = await setup('x-device-table', { devices: doors(2), ...properties, width })
      await t.user.click('Door 2', 'row')
      expect(t.screen.rowNames).not.to.include('Door 1')
      expect(t.screen.focused).to.equal('Device')
    })
  }
})
