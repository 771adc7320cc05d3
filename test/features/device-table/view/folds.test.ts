import { sendKeys } from '@web/test-runner-commands'
import { type DeviceTable, headingOf } from '../../support/device-table.js'
import { cleanUpAfterEach, type Given, settled, setup, until } from '../../support/setup.js'

const DEVICES = [
  { kind: 'lock', name: 'Front Door' },
  { kind: 'lock', name: 'Back Door' },
  { kind: 'thermostat', name: 'Hallway' },
  { kind: 'thermostat', name: 'Front Room' },
  { kind: 'noise sensor', name: 'Lounge' }
] as const

const VIEW = { sort: 'name', group: 'kind' } as const
const LOCKS = 'Locks 2 devices'
const THERMOSTATS = 'Thermostats 2 devices'
const SENSORS = 'Noise sensors 1 device'

describe('Device table groups', () => {
  cleanUpAfterEach()

  /** Adds a table of these devices, grouped by kind. */
  async function setupGroups(given: Given<'x-device-table'> = {}) {
    const { screen: table, platform } = await setup('x-device-table', { devices: DEVICES, view: VIEW, ...given })
    await until(() => table.root.querySelector('.group-heading'))
    return { table, platform }
  }
  const isOpen = async (table: DeviceTable, name: string): Promise<string | null> =>
    (await table.find('button', name)).ariaExpanded
  const names = (table: DeviceTable): string[] => table.rowNames

  it('collapse and expand by their headings, which show the number of devices', async () => {
    const { table } = await setupGroups()
    expect(table.names('heading')).to.deep.equal(['Devices 5', LOCKS, THERMOSTATS, SENSORS])
    await table.press('button', THERMOSTATS)
    await until(() => names(table).length === 3)
    expect(names(table)).to.deep.equal(['Back Door', 'Front Door', 'Lounge'])
    expect(await isOpen(table, THERMOSTATS)).to.equal('false')
    expect(headingOf(table)).to.equal('Devices 5')
    await table.press('button', THERMOSTATS)
    await until(() => names(table).length === 5)
    expect(await isOpen(table, THERMOSTATS)).to.equal('true')
  })

  it('are placed below their headings, also with check boxes and row actions', async () => {
    const { table } = await setupGroups({ selectable: true, rowActions: true })
    await table.find('button', 'Unlock Back Door')
    for (const [name, first] of [
      [LOCKS, 'Back Door'],
      [THERMOSTATS, 'Front Room'],
      [SENSORS, 'Lounge']
    ] as const) {
      const { bottom } = (await table.find('button', name)).getBoundingClientRect()
      const check = table.root.querySelector(`.row-check[aria-label="${first}"]`)
      expect(check?.getBoundingClientRect().top).to.be.at.least(bottom)
    }
  })

  it('stay collapsed after a refetch and after another grouping', async () => {
    const { table, platform } = await setupGroups()
    await table.press('button', LOCKS)
    const initialCount = platform.requests('/devices/list').length
    await table.press('button', 'Refresh')
    await until(() => platform.requests('/devices/list').length > initialCount)
    await settled()
    expect(await isOpen(table, LOCKS)).to.equal('false')
    table.element.view = { group: 'manufacturer' }
    await until(() => names(table).length === 5)
    table.element.view = VIEW
    await until(() => names(table).length === 3)
  })

  it('collapse with the keyboard, whose arrow keys skip collapsed rows', async () => {
    const { table } = await setupGroups()
    ;(await table.find('button', THERMOSTATS)).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => names(table).length === 3)
    expect(table.focused).to.equal(THERMOSTATS)
    await sendKeys({ press: 'ArrowUp' })
    expect(table.focused).to.match(/^Front Door/)
    await sendKeys({ press: 'ArrowDown' })
    expect(table.focused).to.equal(THERMOSTATS)
    await sendKeys({ press: 'ArrowDown' })
    expect(table.focused).to.match(/^Lounge/)
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Space' })
    await until(() => names(table).length === 5)
    expect(table.focused).to.equal(THERMOSTATS)
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.match(/^Front Room/)
  })

  it('keep the focus on their heading when their first device changes', async () => {
    const { table, platform } = await setupGroups()
    ;(await table.find('button', LOCKS)).focus()
    await platform.client.devices.update({ device_id: 'device_front_door', name: 'Attic Door' })
    await table.element.refresh()
    await until(() => names(table)[0] === 'Attic Door')
    await settled()
    expect(table.focused).to.equal(LOCKS)
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.match(/^Attic Door/)
  })

  it('can all be collapsed, and keep the focus on the last heading', async () => {
    const { table } = await setupGroups()
    for (const name of [LOCKS, THERMOSTATS, SENSORS]) {
      ;(await table.find('button', name)).focus()
      await sendKeys({ press: 'Enter' })
    }
    await until(() => names(table).length === 0)
    expect(table.focused).to.equal(SENSORS)
    expect(table.names('heading')).to.deep.equal(['Devices 5', LOCKS, THERMOSTATS, SENSORS])
  })
})
