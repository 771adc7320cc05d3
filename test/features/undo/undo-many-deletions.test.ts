import { CREATE, DELETE } from '../support/access-code-calls.js'
import { lock, setupAllLocks } from '../support/all-locks.js'
import { choose, setupCodes } from '../support/code-table.js'
import { cleanUpAfterEach, type Given, type Test, words } from '../support/setup.js'

type Table = Test<HTMLElementTagNameMap['x-access-code-table']>

const NOW = '2026-03-01T12:34:56.789Z'
const NAMES = ['Anna', 'Bert', 'Cleo']

/** Deletes three codes of a lock, one after the other. */
async function removedThree(given: Given<'x-access-code-table'> = {}, holdDeletions?: number) {
  const codes = NAMES.map((name, index) => ({ name, code: `471${index}` }))
  const t = await setupCodes({ now: NOW, devices: [lock('Gate', ...codes)], deviceId: 'device_gate', ...given })
  const release = holdDeletions === undefined ? undefined : t.hold(DELETE, holdDeletions)
  for (const name of NAMES) {
    await choose(t.screen, name, 'Delete')
    await t.user.click('Delete')
  }
  return { t, release: () => release?.() }
}

const sentNames = (t: Table): unknown[] => t.requests(CREATE).map(({ name }) => name)
const runsOf = ({ screen }: Table): string[] =>
  screen.all('group', 'Bulk actions').map(({ innerText }) => words(innerText))

describe('Undoing the deletion of several access codes', () => {
  cleanUpAfterEach()

  it('shows the progress, and a stop button that ends what was not sent', async () => {
    const { t } = await removedThree()
    const release = t.hold(CREATE)
    await t.user.click('Undo')
    expect(runsOf(t)).to.have.length(1)
    expect(runsOf(t)[0]).to.contain('Sending 1 of 3…')
    await t.advance(20_000)
    await t.user.click('Stop')
    release()
    await t.advance(0)
    expect(sentNames(t)).to.deep.equal(['Anna'])
    expect(runsOf(t)[0]).to.contain('1 done, 2 not sent')
    expect(t.screen.announcements).to.contain('AnnaUndone')
  })

  it('shows a toast without a result if all are recreated', async () => {
    const { t } = await removedThree()
    const [created, runs] = [t.events('access-code-created'), t.events('bulk-change')]
    await t.user.click('Undo')
    expect(created.map(({ detail }) => detail.name)).to.deep.equal(NAMES)
    expect(runs.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.create'])
    expect(t.screen.announcements).to.contain('Anna, Bert, CleoUndone')
    expect(runsOf(t)).to.deep.equal([])
  })

  it('shows which codes failed and why, and retries only those', async () => {
    const jammed = { status: 400, error: { type: 'jammed', message: 'The bolt is jammed.' }, times: 1 }
    const { t } = await removedThree({ faults: { [CREATE]: jammed } })
    await t.user.click('Undo')
    expect(t.screen.announcements).to.contain('Bert, CleoUndone')
    await t.user.click('Show details')
    expect(runsOf(t)[0]).to.contain('2 done, 1 failed').and.to.contain('Jammed: Anna')
    await t.user.click('Try again')
    expect(sentNames(t)).to.deep.equal([...NAMES, 'Anna'])
    expect(runsOf(t)).to.deep.equal([])
  })

  it('opens the form of one code whose values the platform rejects, and does not send that code again', async () => {
    const duplicate = { status: 409, error: { type: 'duplicate_access_code', message: 'Duplicate.' }, times: 2 }
    const { t } = await removedThree({ faults: { [CREATE]: duplicate } })
    await t.user.click('Undo')
    expect(t.screen.values).to.include({ 'Name the new code': 'Anna' })
    expect(t.screen.text).to.contain('Duplicate.')
    await t.user.click('Try again')
    expect(sentNames(t)).to.deep.equal([...NAMES, 'Bert'])
    expect(runsOf(t)[0]).to.contain('1 done')
  })

  it('verifies a code whose response was lost', async () => {
    const { t } = await removedThree({ faults: { [CREATE]: { drop: 'response', times: 1 } } })
    const created = t.events('access-code-created')
    await t.user.click('Undo')
    await t.advance(10_000)
    expect(sentNames(t)).to.deep.equal(NAMES)
    expect(created.map(({ detail }) => detail.name)).to.have.members(NAMES)
    expect(runsOf(t)).to.deep.equal([])
  })

  it('sends nothing later than 10 s after the press, and offers a retry, if a deletion is pending so long', async () => {
    const { t, release } = await removedThree({}, 2)
    await t.screen.press('button', 'Undo')
    await t.advance(10_001)
    release()
    await t.advance(0)
    expect(sentNames(t)).to.deep.equal([])
    expect(t.screen.announcements).to.contain('That took too long')
    await t.user.click('Try again')
    expect(sentNames(t)).to.deep.equal(NAMES)
  })

  it('pauses for all codes after a 429', async () => {
    const locks = Array.from({ length: 8 }, (_, index) => lock(`Door ${index}`, { name: 'Anna', code: '4711' }))
    const t = await setupAllLocks({ now: NOW, devices: locks })
    await t.user.click('Anna', 'row')
    await t.user.click('Delete all 8')
    await t.user.click('Delete 8 access codes')
    t.platform.update({ faults: { [CREATE]: { status: 429, retryAfter: 5, times: 1 } } })
    await t.user.click('Undo')
    expect(t.requests(CREATE)).to.have.length(6)
    await t.advance(4000)
    expect(t.requests(CREATE)).to.have.length(6)
    await t.advance(2000)
    expect(t.requests(CREATE)).to.have.length(9)
    expect(t.screen.announcements).to.contain('Undone')
  })
})
