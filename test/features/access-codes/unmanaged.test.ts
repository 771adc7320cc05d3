import type { SandboxOptions } from '../../../src/sandbox/index.js'
import { type CodeTable, setupCodes } from '../support/code-table.js'
import { cleanUpAfterEach, type Given, until } from '../support/setup.js'
import { search } from '../support/table.js'

const LIST = '/access_codes/unmanaged/list'
const CONVERT = '/access_codes/unmanaged/convert_to_managed'
const CODES = '/access_codes/list'

const names = ['Master', 'Night watch', 'Fire brigade', 'Cleaning', 'Service', 'Neighbour', 'Owner']

/** Adds the table of a lock with one managed code and a number of codes set at the lock. */
const open = (count: number, given: Given<'x-access-code-table'> = {}) => {
  const unmanagedAccessCodes = names.slice(0, count).map((name, index) => ({ name, code: `500${index}` }))
  const accessCodes = [{ name: 'Guest', code: '1111' }]
  const door = { kind: 'lock', name: 'Door', locked: true, accessCodes, unmanagedAccessCodes } as const
  return setupCodes({ devices: [door], deviceId: 'device_door', width: 480, ...given })
}

async function openLoaded(...given: Parameters<typeof open>) {
  const t = await open(...given)
  await until(() => unmanagedNames(t.screen).length)
  return t
}

const unmanagedNames = ({ root }: CodeTable): string[] =>
  [...root.querySelectorAll('.unmanaged-code b')].map(({ textContent }) => textContent ?? '')

describe('Codes set at the lock', () => {
  cleanUpAfterEach()

  it('are listed below the table with names and digits, and found by its search', async () => {
    const { screen } = await openLoaded(2)
    expect(unmanagedNames(screen)).to.deep.equal(['Master', 'Night watch'])
    expect(screen.rowNames).to.deep.equal(['Guest'])
    expect(screen.text).to.contain('5001')
    await search(screen, 'night')
    expect(unmanagedNames(screen)).to.deep.equal(['Night watch'])
  })

  it('show a loading state, then an empty state if there are none', async () => {
    const { screen, release } = await open(0, { holds: [LIST] })
    await until(() => screen.announcements.includes('Loading codes set at the lock'))
    expect(screen.text).not.to.contain('No other codes')
    release(LIST)
    await screen.waitForText('No other codes')
    expect(screen.announcements).not.to.contain('Loading codes set at the lock')
  })

  it('leave the table as it is if they cannot be loaded', async () => {
    const { screen } = await open(1, { faults: { [LIST]: { status: 409 } } })
    await screen.waitForText('Codes set at the lock could not be loaded')
    expect(screen.rowNames).to.deep.equal(['Guest'])
  })

  it('are imported individually, stay listed until the platform confirms, and dispatch their events', async () => {
    const t = await openLoaded(2, { holds: [CONVERT] })
    const [changes, creations] = [t.events('before-change'), t.events('access-code-created')]
    await t.user.click('Import Night watch')
    expect(unmanagedNames(t.screen)).to.deep.equal(['Master', 'Night watch'])
    expect(creations).to.deep.equal([])
    t.release(CONVERT)
    await until(() => t.screen.rowNames.includes('Night watch'))
    expect(unmanagedNames(t.screen)).to.deep.equal(['Master'])
    const access_code_id = 'access_code_door_902'
    expect(t.requests(CONVERT)).to.deep.equal([{ access_code_id }])
    expect(changes.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.unmanaged.convertToManaged'])
    const created = { access_code_id, device_id: 'device_door', name: 'Night watch', type: 'ongoing' }
    expect(creations.map(({ detail }) => detail)).to.deep.equal([created])
    expect(t.screen.announcements).to.contain('Code imported')
  })

  describe('Imported codes', () => {
    /** Adds a table whose platform can repeat an outdated list response a number of times. */
    async function setupStale() {
      const t = await openLoaded(2)
      const outdated = await t.platform.client.accessCodes.unmanaged.list({ device_id: 'device_door' })
      const beStale = (times: number, more: SandboxOptions['faults'] = {}): void =>
        t.platform.update({ faults: { ...more, [LIST]: { body: { ok: true, access_codes: outdated }, times } } })
      return { ...t, beStale }
    }

    it('do not reappear from a list request sent before the import', async () => {
      const t = await setupStale()
      const { length } = t.requests(LIST)
      t.beStale(1)
      const release = t.hold(LIST)
      const refreshed = t.element.refresh()
      await until(() => t.requests(LIST).length > length)
      await t.user.click('Import Night watch')
      release()
      await refreshed
      expect(unmanagedNames(t.screen)).to.deep.equal(['Master'])
    })

    it('do not reappear from outdated responses to later list requests, even after a current one', async () => {
      const t = await setupStale()
      await t.user.click('Import Night watch')
      for (const times of [1, 0, 1]) {
        if (times > 0) t.beStale(times)
        const { length } = t.requests(LIST)
        await t.element.refresh()
        expect(t.requests(LIST).length).to.be.greaterThan(length)
        expect(unmanagedNames(t.screen)).to.deep.equal(['Master'])
      }
    })

    it('do not reappear if neither list contains the change yet', async () => {
      const t = await setupStale()
      const codes = await t.platform.client.accessCodes.list({ device_id: 'device_door' })
      t.beStale(9, { [CODES]: { body: { ok: true, access_codes: codes } } })
      await t.user.click('Import Night watch')
      await t.element.refresh()
      expect(unmanagedNames(t.screen)).to.deep.equal(['Master'])
    })
  })

  it('stay listed with the reason if the platform refuses an import', async () => {
    const error = { type: 'busy', message: 'The lock is busy.' }
    const { screen, user } = await openLoaded(1, { faults: { [CONVERT]: { status: 400, error } } })
    await user.click('Import Master')
    expect(screen.announcements).to.contain('The lock is busy.')
    expect(unmanagedNames(screen)).to.deep.equal(['Master'])
  })

  it('cannot be retried once the host forbids it', async () => {
    const { screen, user, element } = await openLoaded(5, { faults: { [CONVERT]: { status: 400, times: 2 } } })
    await user.click('Import all 5')
    await screen.find('button', 'Try again')
    element.disableCreateAccessCode = true
    await until(() => screen.names('button', 'Try again').length === 0)
    expect(screen.announcements).to.contain('3 done, 2 failed')
  })

  it('show that a code cannot be imported', async () => {
    const { screen } = await setupCodes({ deviceId: 'device_bike_room', width: 320 })
    await screen.waitForText('This code can’t be imported.')
    expect(screen.names('button', 'Import Installer')).to.deep.equal([])
    expect(screen.names('button', 'Import all 5')).to.have.length(1)
  })

  it('are fetched after the managed codes', async () => {
    const { screen, requests, release } = await open(1, { holds: [CODES] })
    expect([requests(CODES).length, requests(LIST).length]).to.deep.equal([1, 0])
    release(CODES)
    await until(() => unmanagedNames(screen).length)
  })

  it('are looked up after a lost response, and reported as done without a second request', async () => {
    const faults = { [CONVERT]: { drop: 'response', times: 1 } } as const
    const t = await openLoaded(2, { now: '2026-03-01T12:00:00Z', faults })
    const runs = t.events('bulk-change')
    await t.user.click('Import all 2')
    await t.advance(10_000)
    expect(runs.map(({ detail }) => detail.outcomes.map(({ status }) => status))).to.deep.equal([
      ['succeeded', 'succeeded']
    ])
    expect(t.requests(CONVERT)).to.have.length(2)
    expect(unmanagedNames(t.screen)).to.deep.equal([])
    expect(t.screen.rowNames).to.have.length(3)
  })
})
