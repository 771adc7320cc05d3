import type { DeviceTable } from '../../support/device-table.js'
import { cleanUpAfterEach, type Given, type Setting } from '../../support/setup.js'
import { recordEvents, settled, startPlatform, type TestPlatform, until } from '../../support/stage.js'
import { barOf, carryOut, checkAll, checkedOf, doors, headOf, outcomeOf, selectableTable } from './many.js'

const LOCK = '/locks/lock_door'

cleanUpAfterEach()

const rejecting = { [LOCK]: { status: 400, error: { type: 'jammed', message: 'The bolt is jammed.' } } } as const

/** The last door is already locked. */
const eightDoors = [...doors(7), { kind: 'lock', name: 'Door 8', locked: true } as const]

/** Opens a table of eight doors with six lock requests in flight. */
async function sixUnderWay(
  properties: Given<'x-device-table'> = {}
): Promise<{ platform: TestPlatform; table: DeviceTable; release: () => void }> {
  const { platform, table } = await selectableTable({ devices: eightDoors, commandTime: 0 }, properties)
  const release = platform.hold(LOCK)
  checkAll(table).click()
  await carryOut(table, 'Lock 8 locks')
  await until(() => platform.requests(LOCK).length === 6)
  return { platform, table, release }
}

async function over(table: DeviceTable, begin: () => unknown): Promise<void> {
  const bulkChanges = recordEvents(table, 'bulk-change')
  await begin()
  await until(() => bulkChanges.length > 0)
  await settled()
}

describe('Running bulk action', () => {
  it('skips a door that was unlocked meanwhile, and shows the reason', async () => {
    const { platform, table, release } = await sixUnderWay({ rowActions: true })
    await table.press('button', /^Unlock Door 8/)
    await until(() => platform.requests('/locks/unlock_door').length === 1)
    await settled()
    await over(table, release)
    expect(platform.requests(LOCK).map(({ device_id }) => device_id)).not.to.include('device_door_8')
    expect(outcomeOf(table, 'Door 8')).to.equal('Someone else changed it in the meantime.')
  })

  it('stops once the host forbids it, and shows the reason', async () => {
    const { platform, table, release } = await sixUnderWay()
    table.element.disableLockUnlock = true
    await over(table, release)
    expect(platform.requests(LOCK)).to.have.length(6)
    expect([outcomeOf(table, 'Door 7'), outcomeOf(table, 'Door 8')]).to.deep.equal([
      'You no longer have permission.',
      'You no longer have permission.'
    ])
  })

  it('skips doors that the host no longer lists', async () => {
    const { platform, table, release } = await sixUnderWay()
    table.element.deviceFilter = ({ display_name }) => display_name !== 'Door 8'
    await over(table, release)
    expect(platform.requests(LOCK).map(({ device_id }) => device_id))
      .to.include('device_door_7')
      .and.not.to.include('device_door_8')
  })

  it('includes devices that the filter of the host lists only during a search', async () => {
    const { platform, table } = await selectableTable(
      { devices: doors(2), commandTime: 0 },
      {
        deviceFilter: ({ display_name }, search) => (search ? display_name.includes(search) : display_name !== 'Door 2')
      }
    )
    expect(table.rowNames).to.deep.equal(['Door 1'])
    checkAll(table).click()
    await over(table, () => carryOut(table, 'Lock 1 lock'))
    expect(platform.requests(LOCK)).to.have.length(1)
  })

  it('ends without events if another user signs in', async () => {
    const { table, platform, release } = await sixUnderWay()
    const types = ['lock-change', 'bulk-change'] as const
    const events = types.flatMap((name) => recordEvents(table, name))
    const other = await startPlatform({ devices: doors(1) })
    table.element.client = other.client
    await until(() => table.rowNames.length === 1)
    release()
    await settled()
    expect(platform.requests(LOCK)).to.have.length(6)
    expect(events).to.deep.equal([])
    expect(barOf(table)).not.to.contain('of 8')
  })
})

describe('Door that the filter of the host lists only during a search', () => {
  it('can be locked from its details, also after its codes were shown', async () => {
    const { platform, table } = await selectableTable(
      { devices: doors(2), commandTime: 0 },
      { deviceFilter: ({ display_name }, search) => display_name.includes(search || 'Door 1') }
    )
    const search = await until(() => table.root.querySelector<HTMLInputElement>('input[type=search]'))
    search.focus()
    document.execCommand('insertText', false, 'Door 2')
    await table.press('row', 'Door 2')
    await table.press('button', /access codes?$/)
    await table.press('button', 'Back')
    await table.press('button', 'Lock')
    await until(() => platform.requests(LOCK).length === 1)
  })
})

describe('Bulk confirmation', () => {
  it('closes if the host forbids the action meanwhile', async () => {
    const { platform, table } = await selectableTable({ devices: doors(3), commandTime: 0 })
    checkAll(table).click()
    await table.press('button', 'Lock 3 locks')
    await until(() => table.root.querySelector('dialog'))
    table.element.disableLockUnlock = true
    await until(() => !table.root.querySelector('dialog'))
    expect(platform.requests(LOCK)).to.deep.equal([])
  })

  it('covers only listed devices, because hidden ones are deselected', async () => {
    const { platform, table } = await selectableTable({ devices: doors(3), commandTime: 0 })
    checkAll(table).click()
    await until(() => headOf(table).includes('3 selected'))
    table.element.deviceFilter = ({ display_name }) => display_name !== 'Door 2'
    await until(() => headOf(table).includes('2 selected'))
    table.element.deviceFilter = undefined
    await until(() => table.rowNames.length === 3)
    expect(checkedOf(table)).to.deep.equal(['Door 1', 'Door 3'])
    await over(table, () => carryOut(table, 'Lock 2 locks'))
    expect(platform.requests(LOCK)).to.have.length(2)
  })
})

describe('Failed bulk action', () => {
  /** Shows two elements of one session. In the first one, locking failed for all doors. */
  async function twoTables(
    options: Setting
  ): Promise<{ platform: TestPlatform; first: DeviceTable; second: DeviceTable }> {
    const shared = { queryKeyPrefix: 'house' }
    const { platform, table: first } = await selectableTable({ commandTime: 0, ...options }, shared)
    const { table: second } = await selectableTable(
      { platform },
      { ...shared, disableLockUnlock: true, deviceIds: ['device_door_1'] }
    )
    checkAll(first).click()
    await over(first, () => carryOut(first, 'Lock 4 locks'))
    return { platform, first, second }
  }

  it('can be retried only in the element that started it', async () => {
    const { platform, first, second } = await twoTables({ devices: doors(4), faults: rejecting })
    expect(second.names('button', /^Retry/)).to.deep.equal([])
    expect(outcomeOf(second, 'Door 1')).to.contain('Jammed')
    expect(headOf(second)).to.equal('Select all 1')
    platform.update({ faults: {} })
    await over(first, () => first.press('button', 'Try again'))
    expect(platform.requests(LOCK)).to.have.length(8)
  })

  it('does not retry devices that changed meanwhile', async () => {
    const { platform, table } = await selectableTable(
      { devices: doors(3), commandTime: 0, faults: rejecting },
      { rowActions: true }
    )
    checkAll(table).click()
    await over(table, () => carryOut(table, 'Lock 3 locks'))
    platform.update({ faults: {} })
    await table.press('button', /^Lock Door 2/)
    await until(() => platform.requests(LOCK).length === 4)
    await settled()
    await over(table, () => table.press('button', 'Try again'))
    expect(platform.requests(LOCK)).to.have.length(6)
    expect(outcomeOf(table, 'Door 2')).to.equal('Someone else changed it in the meantime.')
  })
})
