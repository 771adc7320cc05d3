import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { useFakeClock } from '../../passing-time.js'
import type { SandboxOptions } from '../../../src/sandbox/index.js'
import {
  recordEvents,
  type Screen,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  type,
  until,
  useCleanPage
} from '../support/stage.js'

const LIST = '/access_codes/unmanaged/list'
const CONVERT = '/access_codes/unmanaged/convert_to_managed'
const CODES = '/access_codes/list'

const names = ['Master', 'Night watch', 'Fire brigade', 'Cleaning', 'Service', 'Neighbour', 'Owner']

/** A lock with one managed code and codes set at the lock. */
const lockWith = (...unmanaged: readonly string[]): SandboxOptions => ({
  devices: [
    {
      kind: 'lock',
      name: 'Door',
      locked: true,
      accessCodes: [{ name: 'Guest', code: '1111' }],
      unmanagedAccessCodes: unmanaged.map((name, index) => ({ name, code: `500${index}` }))
    }
  ]
})
const platformWith = (count: number, more: SandboxOptions = {}): Promise<TestPlatform> =>
  startPlatform({ ...lockWith(...names.slice(0, count)), ...more })

type Table = Screen<AccessCodeTableElement>

const addTable = ({ client }: TestPlatform, properties: Partial<AccessCodeTableElement> = {}, width = 480): Table =>
  show(AccessCodeTableElement, { client, deviceId: 'device_door', ...properties }, { width })

async function loadedTable(...given: Parameters<typeof addTable>): Promise<Table> {
  const table = addTable(...given)
  await table.find('group', 'Set at the lock')
  await until(() => unmanagedNames(table).length)
  return table
}

const unmanagedNames = ({ root }: Table): string[] =>
  [...root.querySelectorAll('.unmanaged-code b')].map(({ textContent }) => textContent ?? '')

describe('Codes set at the lock', () => {
  useCleanPage()

  it('are listed below the table with names and digits', async () => {
    const table = await loadedTable(await platformWith(2))
    expect(unmanagedNames(table)).to.deep.equal(['Master', 'Night watch'])
    expect(table.rowNames).to.deep.equal(['Guest'])
    expect(table.text).to.contain('5001')
  })

  it('show a loading state, then an empty state if there are none', async () => {
    const platform = await platformWith(0)
    const release = platform.hold(LIST)
    const table = addTable(platform)
    await until(() => table.announcements.includes('Loading codes set at the lock'))
    expect(table.text).not.to.contain('No other codes')
    release()
    await table.waitForText('No other codes')
    expect(table.announcements).not.to.contain('Loading codes set at the lock')
  })

  it('show an error with a retry if they cannot be loaded, and keep the table', async () => {
    const platform = await platformWith(1, { faults: { [LIST]: { status: 403, times: 1 } } })
    const table = addTable(platform)
    await table.waitForText('Codes set at the lock could not be loaded')
    expect(table.rowNames).to.deep.equal(['Guest'])
    await table.press('button', 'Try again')
    await until(() => unmanagedNames(table).length)
    expect(unmanagedNames(table)).to.deep.equal(['Master'])
  })

  it('are imported individually, after before-change and before access-code-created', async () => {
    const platform = await platformWith(2)
    const table = await loadedTable(platform)
    const asked = recordEvents(table, 'before-change')
    const created = recordEvents(table, 'access-code-created')
    await table.press('button', 'Import Night watch')
    await until(() => table.rowNames.includes('Night watch'))
    expect(unmanagedNames(table)).to.deep.equal(['Master'])
    expect(platform.requests(CONVERT)).to.deep.equal([{ access_code_id: 'access_code_door_902' }])
    expect(asked.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.unmanaged.convertToManaged'])
    expect(created.map(({ detail }) => detail)).to.deep.equal([
      { access_code_id: 'access_code_door_902', device_id: 'device_door', name: 'Night watch', type: 'ongoing' }
    ])
    expect(table.announcements).to.contain('Code imported')
  })

  it('stay listed until the platform confirms the import', async () => {
    const platform = await platformWith(2)
    const release = platform.hold(CONVERT)
    const table = await loadedTable(platform)
    await table.press('button', 'Import Night watch')
    await until(() => platform.requests(CONVERT).length === 1)
    await settled()
    expect(unmanagedNames(table)).to.deep.equal(['Master', 'Night watch'])
    release()
    await until(() => unmanagedNames(table).length === 1)
  })

  describe('Imported codes', () => {
    /** A platform that can repeat an outdated list response a number of times. */
    async function managedThenStale(): Promise<{
      platform: TestPlatform
      table: Table
      beStale: (times: number, more?: SandboxOptions['faults']) => void
    }> {
      const platform = await platformWith(2)
      const unmanagedCodes = await platform.client.accessCodes.unmanaged.list({ device_id: 'device_door' })
      const table = await loadedTable(platform)
      const beStale = (times: number, more: SandboxOptions['faults'] = {}): void =>
        platform.update({ faults: { ...more, [LIST]: { body: { ok: true, access_codes: unmanagedCodes }, times } } })
      return { platform, table, beStale }
    }
    async function manage(table: Table): Promise<void> {
      await table.press('button', 'Import Night watch')
      await until(() => table.rowNames.includes('Night watch'))
    }

    it('do not reappear from a list request sent before the import', async () => {
      const { platform, table, beStale } = await managedThenStale()
      const asked = platform.requests(LIST).length
      beStale(1)
      const release = platform.hold(LIST)
      const refreshed = table.element.refresh()
      await until(() => platform.requests(LIST).length > asked)
      await manage(table)
      release()
      await refreshed
      await settled()
      expect(unmanagedNames(table)).to.deep.equal(['Master'])
    })

    it('do not reappear from an outdated response to a later list request', async () => {
      const { platform, table, beStale } = await managedThenStale()
      await manage(table)
      const asked = platform.requests(LIST).length
      beStale(1)
      await table.element.refresh()
      await settled()
      expect(platform.requests(LIST).length).to.be.greaterThan(asked)
      expect(unmanagedNames(table)).to.deep.equal(['Master'])
    })

    it('do not reappear from an outdated response after a current one', async () => {
      const { table, beStale } = await managedThenStale()
      await manage(table)
      await table.element.refresh()
      await settled()
      beStale(1)
      await table.element.refresh()
      await settled()
      expect(unmanagedNames(table)).to.deep.equal(['Master'])
    })

    it('do not reappear if neither list contains the change yet', async () => {
      const { platform, table, beStale } = await managedThenStale()
      const codes = await platform.client.accessCodes.list({ device_id: 'device_door' })
      beStale(9, { [CODES]: { body: { ok: true, access_codes: codes } } })
      await table.press('button', 'Import Night watch')
      await until(() => table.announcements.includes('Code imported'))
      await table.element.refresh()
      await settled()
      expect(unmanagedNames(table)).to.deep.equal(['Master'])
    })
  })

  it('show why an import failed and offer a retry', async () => {
    const error = { type: 'busy', message: 'The lock is busy.' }
    const platform = await platformWith(1, { faults: { [CONVERT]: { status: 400, times: 1, error } } })
    const table = await loadedTable(platform)
    await table.press('button', 'Import Master')
    await until(() => table.announcements.includes('The code couldn’t be imported. The lock is busy.'))
    await table.press('button', 'Try again')
    await until(() => table.rowNames.includes('Master'))
    expect(table.text).not.to.contain('The lock is busy.')
  })

  it('cannot be retried once the host forbids it', async () => {
    const platform = await platformWith(5, { faults: { [CONVERT]: { status: 400, times: 2 } } })
    const table = await loadedTable(platform)
    await table.press('button', 'Import all 5')
    await table.find('button', 'Try 2 again')
    table.element.disableCreateAccessCode = true
    await until(() => table.names('button', 'Try 2 again').length === 0)
    expect(table.announcements).to.contain('3 of 5 done, 2 failed')
  })

  it('have no import buttons if disableCreateAccessCode is set', async () => {
    const table = await loadedTable(await platformWith(2), { disableCreateAccessCode: true })
    expect(table.names('button', /^Import/)).to.deep.equal([])
  })

  it('show that a code cannot be imported', async () => {
    const platform = await startPlatform()
    const table = addTable(platform, { deviceId: 'device_bike_room' }, 320)
    await table.waitForText('This code can’t be imported.')
    expect(table.names('button', 'Import Installer')).to.deep.equal([])
    expect(table.names('button', 'Import all 5')).to.have.length(1)
  })

  it('are found by the search of the table', async () => {
    const table = await loadedTable(await platformWith(2))
    const search = table.root.querySelector('input')
    if (!search) throw new Error('There is no search box.')
    type(search, 'night')
    await until(() => unmanagedNames(table).join() === 'Night watch')
  })

  it('are fetched after the managed codes', async () => {
    const platform = await platformWith(1)
    const release = platform.hold(CODES)
    const table = addTable(platform)
    await until(() => platform.requests(CODES).length)
    await settled()
    expect(platform.requests(LIST)).to.deep.equal([])
    release()
    await until(() => unmanagedNames(table).length)
  })
})

describe('Unknown outcome of importing codes', () => {
  useCleanPage()
  const advance = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))

  it('is looked up after a lost response, and reported as done without a second request', async () => {
    const platform = await platformWith(2, { faults: { [CONVERT]: { drop: 'answer', times: 1 } } })
    const table = await loadedTable(platform)
    const over = recordEvents(table, 'bulk-change')
    await table.press('button', 'Import all 2')
    await advance(10_000)
    expect(over.map(({ detail }) => detail.outcomes.map(({ status }) => status))).to.deep.equal([['done', 'done']])
    expect(platform.requests(CONVERT)).to.have.length(2)
    expect(unmanagedNames(table)).to.deep.equal([])
    expect(table.rowNames).to.have.length(3)
  })
})
