import { ChangeFailedEvent } from '../../src/element/events/change-events.js'
import { carryOut, checkAll, doors, selectAll, selectableTable } from '../features/device-table/bulk/many.js'
import { CREATE, DELETE } from '../features/support/access-code-calls.js'
import { choose, setupCodes } from '../features/support/code-table.js'
import { DELETE as DELETE_PRESET, HALLWAY, setupPresets } from '../features/support/preset-manager.js'
import { cleanUpAfterEach, type Given, settled, setup, until } from '../features/support/setup.js'

const UNLOCK = '/locks/unlock_door'

describe('Failure after the element was removed', () => {
  cleanUpAfterEach()
  const failures: ChangeFailedEvent['detail'][] = []
  const note = ({ detail }: ChangeFailedEvent): void => void failures.push(detail)
  beforeEach(() => {
    failures.length = 0
    document.addEventListener('change-failed', note)
  })
  afterEach(() => document.removeEventListener('change-failed', note))

  /** Adds a table with a pending deletion of a code. */
  async function deleting(given: Given<'x-access-code-table'>) {
    const t = await setupCodes({ holds: [DELETE], ...given })
    await choose(t.screen, 'Family', 'Delete')
    await t.screen.press('button', 'Delete')
    await until(() => t.requests(DELETE).length === 1)
    return { table: t.screen, requests: t.requests, release: () => t.release(DELETE) }
  }

  it('is dispatched on the document with its target', async () => {
    const { table, release } = await deleting({ faults: { [DELETE]: { status: 500 } } })
    table.element.remove()
    release()
    await until(() => failures.length > 0)
    expect(failures).to.have.length(1)
    expect(failures[0]).to.include({ operation: 'accessCodes.delete', access_code_id: 'access_code_garage_1' })
    expect(failures[0]?.error).to.have.property('statusCode', 500)
  })

  it('is dispatched on the document with the id of an access', async () => {
    const path = '/access_grants/delete'
    const t = await setup('x-access-grant-details', {
      accessGrantId: 'access_grant_2',
      faults: { [path]: { status: 409, error: { type: 'conflict' } } },
      holds: [path]
    })
    await t.user.click('Remove access')
    await t.user.click('Remove access')
    await until(() => t.requests(path).length === 1)
    t.element.remove()
    t.release(path)
    await until(() => failures.length > 0)
    expect(failures).to.have.length(1)
    expect(failures[0]).to.include({ operation: 'accessGrants.delete', access_grant_id: 'access_grant_2' })
  })

  it('is shown to the user by one other element of the session, for a code and for a preset', async () => {
    const { screen: first, platform } = await setupCodes({
      faults: { [DELETE]: { status: 500 }, [DELETE_PRESET]: { status: 500 } }
    })
    const { screen: second } = await setupCodes({ platform })
    const rest = [first, second]
    const { table, release } = await deleting({ platform })
    table.element.remove()
    release()
    await until(() => rest.some(({ announcements }) => announcements.includes('FamilyThe code could not be deleted.')))
    expect(rest.filter(({ announcements }) => announcements.includes('could not be deleted'))).to.have.length(1)

    const { screen: manager } = await setupPresets({ platform, holds: [DELETE_PRESET] })
    await manager.press('button', 'Delete Airing')
    await manager.press('button', 'Delete')
    await until(() => platform.requests(DELETE_PRESET).length === 1)
    manager.element.remove()
    platform.release(DELETE_PRESET)
    await until(() =>
      rest.some(({ announcements }) => announcements.includes('The climate preset could not be deleted.'))
    )
    expect(failures.at(-1)).to.include({ device_id: HALLWAY, climate_preset_key: 'airing' })
  })

  it('is not dispatched on the document if the element still exists, nor after a success', async () => {
    const { table, requests, release } = await deleting({ faults: { [DELETE]: { status: 500, times: 1 } } })
    release()
    await table.waitForText('could not be deleted')
    await table.press('button', 'Try again')
    table.element.remove()
    await settled()
    expect(failures).to.deep.equal([])
    expect(requests(CREATE)).to.deep.equal([])
  })

  it('is dispatched on the document instead of retrying a command after a 429 response', async () => {
    const t = await setup('x-lock-details', {
      deviceId: 'device_front_door',
      faults: { [UNLOCK]: { status: 429, times: 1 } },
      holds: [UNLOCK]
    })
    await t.screen.press('button', 'Unlock')
    await until(() => t.requests(UNLOCK).length === 1)
    t.element.remove()
    t.release(UNLOCK)
    await until(() => failures.length > 0)
    expect(failures.map(({ operation }) => operation)).to.deep.equal(['locks.unlockDoor'])
    expect(t.requests(UNLOCK)).to.have.length(1)
  })

  it('is dispatched on the document for each failed command of a bulk run', async () => {
    const { platform, table } = await selectableTable({ devices: doors(3), commandTime: 0 })
    const release = platform.hold('/locks/lock_door')
    checkAll(table).click()
    await carryOut(table, 'Lock 3 locks')
    await until(() => platform.requests('/locks/lock_door').length === 3)
    platform.update({ faults: { '/locks/lock_door': { status: 400, times: 2 } } })
    table.element.remove()
    release()
    await until(() => failures.length === 2)
    await settled()
    expect(failures.map(({ operation, device_id }) => `${operation} ${device_id}`)).to.deep.equal([
      'locks.lockDoor device_door_1',
      'locks.lockDoor device_door_2'
    ])
    expect(failures[0]?.error).to.have.property('statusCode', 400)
  })

  it('is shown to the user once for a bulk run, with the name of each code that was not deleted', async () => {
    const { screen: other, platform } = await setupCodes({ faults: { [DELETE]: { status: 400 } }, holds: [DELETE] })
    const { screen: table } = await setupCodes({ platform, selectable: true })
    await selectAll(table)
    await carryOut(table, /^Delete/)
    await until(() => platform.requests(DELETE).length > 1)
    table.element.remove()
    platform.release(DELETE)
    await until(() => other.announcements.includes('could not be deleted'))
    await settled()
    expect(other.announcements.match(/could not be deleted/g)).to.have.length(1)
    expect(failures.map(({ access_code_id }) => access_code_id)).to.deep.equal(
      platform.requests(DELETE).map(({ access_code_id }) => access_code_id)
    )
  })
})
