import type { SandboxFault } from '../../../src/sandbox/index.js'
import { CREATE, DELETE } from '../support/access-code-calls.js'
import { CODE, NAME } from '../support/code-form.js'
import { choose, codesOf, listing, setupCodes, wordsOf } from '../support/code-table.js'
import { cleanUpAfterEach, type Given, type Test } from '../support/setup.js'
import { startPlatform } from '../support/stage.js'

const FAMILY = { access_code_id: 'access_code_garage_1' }
const FAMILY_AGAIN = { name: 'Family', code: '6305', device_id: 'device_garage' }
/** Likely response while the deleted code is still on the lock. */
const DUPLICATE: SandboxFault = {
  status: 409,
  error: { type: 'duplicate_access_code', message: 'Another code has these digits.' }
}

describe('Undoing the deletion of an access code', () => {
  cleanUpAfterEach()

  type Table = Test<HTMLElementTagNameMap['x-access-code-table']>

  const setupTable = (given: Given<'x-access-code-table'> = {}) =>
    setupCodes({ now: '2026-03-01T12:34:56.789Z', ...given })

  async function remove({ screen, user }: Table, name = 'Family'): Promise<void> {
    await choose(screen, name, 'Delete')
    await user.click('Delete')
  }

  async function removed(given?: Given<'x-access-code-table'>): Promise<Table> {
    const t = await setupTable(given)
    await remove(t)
    return t
  }

  const removable = ({ screen }: Table): string[] =>
    codesOf(screen).filter((name) => !wordsOf(screen, name).includes('Removing…'))

  it('recreates a time-bound code with its times', async () => {
    const t = await setupTable()
    await remove(t, 'Guest Weber')
    await t.user.press('Control+z')
    const [sent] = t.requests(CREATE)
    expect(Date.parse(String(sent?.['starts_at']))).to.be.lessThan(Date.parse(String(sent?.['ends_at'])))
    expect(sent).to.include({ name: 'Guest Weber', device_id: 'device_garage' })
    expect(t.screen.focused, 'by the keyboard the focus stays').to.equal('Actions for Guest Weber')
  })

  it('recreates several deleted codes with one toast', async () => {
    const t = await setupTable({ deviceId: 'device_front_door' })
    const names = removable(t)
    expect(names.length).to.be.greaterThan(2)
    for (const name of names) await remove(t, name)
    expect(t.requests(DELETE)).to.have.length(names.length)
    expect(t.screen.names('button', 'Undo')).to.have.length(1)
    expect(t.screen.announcements).to.contain(`${names.length} codes are being removed`)
    await t.user.click('Undo')
    expect(t.requests(CREATE).map(({ name }) => name)).to.have.members(names)
    expect(t.platform.mostAtOnce(CREATE), 'one after the other on one lock').to.equal(1)
    expect(t.screen.announcements).to.contain('Undone')
  })

  it('leaves out a code whose deletion failed', async () => {
    const t = await removed()
    t.platform.update({ faults: { [DELETE]: { status: 500 } } })
    await remove(t, 'Guest Weber')
    await t.advance(0)
    expect(t.screen.announcements).to.contain('Guest WeberThe code could not be deleted.').and.not.to.contain('2 codes')
    await t.user.click('Undo')
    expect(t.requests(CREATE)).to.deep.equal([FAMILY_AGAIN])
  })

  it('does not treat a 404 response from a proxy as deleted', async () => {
    const t = await removed({ faults: { [DELETE]: { status: 404, body: '<h1>Not Found</h1>' } } })
    await t.advance(0)
    expect(t.screen.announcements).to.contain('could not be deleted')
  })

  it('is not offered if disableCreateAccessCode is set', async () => {
    const barred = await removed({ disableCreateAccessCode: true })
    expect(barred.screen.announcements).to.contain('FamilyAccess code is being removed')
    expect(barred.screen.names('button', 'Undo')).to.deep.equal([])
    const t = await setupTable({ platform: barred.platform })
    await remove(t, 'Guest Weber')
    expect(t.screen.names('button', 'Undo')).to.have.length(1)
    t.element.disableCreateAccessCode = true
    await t.advance(0)
    expect(t.screen.names('button', 'Undo')).to.deep.equal([])
    await t.user.press('Control+z')
    await t.advance(60_000)
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('opens the filled-in form with the reason if another code has the digits', async () => {
    const t = await removed({ faults: { [CREATE]: { ...DUPLICATE, times: 1 } } })
    await t.user.click('Undo')
    expect(t.screen.names('heading')[0]).to.match(/^Add new access code/)
    expect(t.screen.values).to.include({ [NAME]: 'Family', [CODE]: '6305' })
    expect(t.screen.text).to.contain('Another code has these digits.')
    t.screen.enter(CODE, '778899')
    const created = t.events('access-code-created')
    await t.user.click('Save')
    expect(t.requests(CREATE).at(-1)).to.deep.equal({ ...FAMILY_AGAIN, code: '778899' })
    expect(created).to.have.length(1)
    expect(t.screen.names('heading')[0]).not.to.match(/^Add new access code/)
  })

  it('opens the filled-in form in the codes of all locks', async () => {
    const all = { deviceId: undefined, deviceIds: ['device_garage'] }
    const t = await setupTable({ faults: { [CREATE]: DUPLICATE }, ...all })
    await t.user.click('Family', 'row')
    t.element.openedAccessCodeId = FAMILY.access_code_id
    await t.advance(0)
    for (const name of ['Delete code', 'Delete', 'Undo']) await t.user.click(name)
    expect(t.screen.values).to.include({ [NAME]: 'Family', [CODE]: '6305' })
  })

  it('opens the form if the digits are unknown', async () => {
    const family = { ...FAMILY, name: 'Family', status: 'setting', code: null } as const
    const t = await removed({ faults: listing([family]) })
    await t.user.click('Undo')
    expect(t.screen.values).to.include({ [NAME]: 'Family', [CODE]: '' })
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('stays available in an element that is moved', async () => {
    const t = await removed()
    const place = document.createElement('div')
    document.body.append(place)
    place.append(t.element)
    await t.advance(5000)
    await t.user.click('Undo')
    expect(t.requests(CREATE)).to.deep.equal([FAMILY_AGAIN])
  })

  it('is no longer available to another user', async () => {
    const t = await removed()
    const other = await startPlatform()
    t.element.client = other.client
    await t.advance(1000)
    expect(t.requests(DELETE)).to.deep.equal([FAMILY])
    expect(t.screen.names('button', 'Undo')).to.deep.equal([])
    await t.user.press('Control+z')
    await t.advance(1000)
    for (const { requests } of [t, other]) expect(requests(CREATE)).to.deep.equal([])
  })
})
