import { laidOut, until } from '../../settled.js'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'
import { startPlatform } from '../support/stage.js'
import { doors } from './bulk/many.js'

cleanUpAfterEach()

type Table = Test<HTMLElementTagNameMap['x-device-table']>

const NARROW = { width: 320, commandTime: 0 }

/** Returns the number of devices that are next to each other. */
const columnsOf = ({ screen }: Table): number =>
  new Set(screen.all('row').map((row) => Math.round(row.getBoundingClientRect().left))).size

const focusedName = ({ screen }: Table): string | null | undefined =>
  screen.root.activeElement?.querySelector('bdi')?.textContent

/** Returns the response of a platform with doors. */
async function responseOf(count: number, more: object = {}) {
  const { client } = await startPlatform({ devices: doors(count) })
  const { devices = [] }: { devices?: object[] } = await (await client.devices.list().fetchResponse()).json()
  return { '/devices/list': { body: { ok: true, devices, ...more } } }
}

/** Changes the number of doors, and refreshes the table. */
async function changeTo(count: number, { platform, user, screen }: Table): Promise<void> {
  platform.update({ faults: await responseOf(count) })
  await user.click('Refresh')
  await until(() => screen.all('row').length === count)
  await laidOut()
}

async function focusFirst({ screen }: Table): Promise<void> {
  screen.all('row')[0]?.focus()
  await laidOut()
}

describe('Device table with six devices or fewer', () => {
  it('shows tiles in two columns at 320 px', async () => {
    expect(columnsOf(await setup('x-device-table', { devices: doors(6), ...NARROW }))).to.equal(2)
  })

  it('keeps the order, the state and the list of rows', async () => {
    const t = await setup('x-device-table', { devices: doors(3), ...NARROW })
    expect(t.screen.rowNames).to.deep.equal(['Door 1', 'Door 2', 'Door 3'])
    expect(t.screen.rowWords('Door 2')).to.include('Unlocked')
    expect(t.screen.all('list', 'Devices')).to.have.length(1)
  })

  it('opens the device of a tile', async () => {
    const t = await setup('x-device-table', { devices: doors(3), ...NARROW })
    await t.user.click('Door 2', 'row')
    expect(t.element.openedDeviceId).to.equal('device_door_2')
  })

  it('operates a lock at its tile', async () => {
    const t = await setup('x-device-table', { devices: doors(2), rowActions: true, ...NARROW })
    await t.user.click('Lock Door 2')
    expect(t.requests('/locks/lock_door')).to.have.length(1)
    expect(columnsOf(t)).to.equal(2)
  })

  it('keeps the control of a lock inside its tile', async () => {
    const { screen } = await setup('x-device-table', { devices: doors(2), rowActions: true, ...NARROW })
    const control = (await screen.find('button', 'Lock Door 2')).getBoundingClientRect()
    const tile = screen.all('row')[1]?.getBoundingClientRect()
    expect(control.right).to.be.below(tile?.right ?? 0)
  })

  it('shows rows once the host lets users select devices', async () => {
    const t = await setup('x-device-table', { devices: doors(4), ...NARROW })
    expect(columnsOf(t)).to.equal(2)
    t.element.selectable = true
    await until(() => columnsOf(t) === 1)
    expect(t.screen.rowNames).to.have.length(4)
  })

  it('shows rows from 720 px', async () => {
    expect(columnsOf(await setup('x-device-table', { devices: doors(4), ...NARROW, width: 720 }))).to.equal(1)
  })

  it('shows rows if two tiles do not fit', async () => {
    expect(columnsOf(await setup('x-device-table', { devices: doors(4), ...NARROW, width: 300 }))).to.equal(1)
  })

  for (const [what, properties] of [
    ['low rows', { dense: true }],
    ['selectable rows', { selectable: true }],
    ['groups', { view: { group: 'kind' } }]
  ] as const) {
    it(`shows rows with ${what}`, async () => {
      expect(columnsOf(await setup('x-device-table', { devices: doors(4), ...properties, ...NARROW }))).to.equal(1)
    })
  }

  it('shows rows in the list next to the details', async () => {
    const t = await setup('x-device-table', { devices: doors(4), openedDeviceId: 'device_door_1', width: 1000 })
    expect(columnsOf(t)).to.equal(1)
  })

  it('moves between tiles with all arrow keys', async () => {
    const t = await setup('x-device-table', { devices: doors(5), ...NARROW })
    await focusFirst(t)
    const visited: unknown[] = []
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
      await t.user.press(key)
      visited.push(focusedName(t))
    }
    expect(visited).to.deep.equal(['Door 2', 'Door 4', 'Door 3', 'Door 5', 'Door 3', 'Door 5', 'Door 1'])
  })

  it('moves to the tile on the left with ArrowLeft from right to left', async () => {
    const t = await setup('x-device-table', { devices: doors(3), dir: 'rtl', ...NARROW })
    await focusFirst(t)
    await t.user.press('ArrowLeft')
    expect(focusedName(t)).to.equal('Door 2')
  })

  it('keeps its tiles if devices are added, up to twelve', async () => {
    const t = await setup('x-device-table', { ...NARROW, faults: await responseOf(6) })
    await changeTo(7, t)
    expect(columnsOf(t)).to.equal(2)
    await changeTo(12, t)
    expect(columnsOf(t)).to.equal(2)
    await changeTo(13, t)
    expect(columnsOf(t)).to.equal(1)
  })
})

describe('Device table with more than six devices', () => {
  it('shows rows', async () => {
    expect(columnsOf(await setup('x-device-table', { devices: doors(7), ...NARROW }))).to.equal(1)
  })

  it('keeps its rows if a search or a removed device leaves six or fewer', async () => {
    const t = await setup('x-device-table', { ...NARROW, faults: await responseOf(13) })
    await t.user.fill('Search devices', 'Door 1')
    await until(() => t.screen.all('row').length === 5)
    expect(columnsOf(t)).to.equal(1)
    await t.user.fill('Search devices', '')
    await changeTo(5, t)
    expect(columnsOf(t)).to.equal(1)
  })

  it('ignores ArrowLeft and ArrowRight', async () => {
    const t = await setup('x-device-table', { devices: doors(7), ...NARROW })
    await focusFirst(t)
    await t.user.press('ArrowRight', 'ArrowLeft')
    expect(focusedName(t)).to.equal('Door 1')
  })
})
