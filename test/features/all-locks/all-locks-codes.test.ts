import { DELETE, LIST } from '../support/access-code-calls.js'
import { type AllLocks, CLEANING, DEVICES, lock, rowsOf, setupAllLocks } from '../support/all-locks.js'
import { replaceClipboard } from '../support/clipboard.js'
import { listing } from '../support/code-table.js'
import { cleanUpAfterEach, setup, until, words } from '../support/setup.js'
import { search } from '../support/table.js'

const CLEANING_ROW = 'Cleaning Front Door, Back Door + 1 • Ends: Never • 4711'

const isOpen = ({ screen }: AllLocks, name: string): boolean => screen.all('row', name)[0]?.ariaExpanded === 'true'

/** Returns the texts of the codes below the row of a person. */
const codesBelow = ({ screen }: AllLocks, name: string): string[] =>
  [...screen.root.querySelectorAll<HTMLElement>(`[aria-label=${name}] > li`)].map(({ innerText }) => words(innerText))

describe('Access codes of all locks', () => {
  cleanUpAfterEach()

  it('are fetched once per lock, and have one row per person, which expands to one code per lock', async () => {
    const t = await setupAllLocks()
    expect(rowsOf(t)).to.deep.equal([CLEANING_ROW, 'Guest Front Door, Back Door • Ends: Never • 2 codes'])
    expect(t.requests(LIST)).to.have.length(4)
    await t.user.click('Cleaning', 'row')
    expect(isOpen(t, 'Cleaning')).to.equal(true)
    expect(codesBelow(t, 'Cleaning')).to.deep.equal(['Front Door', 'Back Door', 'Gate'])
    await t.user.click('Cleaning', 'row')
    expect(codesBelow(t, 'Cleaning')).to.deep.equal([])
  })

  it('copy the digits that all codes of a person have', async () => {
    const copied = replaceClipboard()
    const t = await setupAllLocks()
    await t.user.click('Copy code · Cleaning · 4711')
    expect([copied, isOpen(t, 'Cleaning')]).to.deep.equal([['4711'], false])
    await t.screen.waitForText('Copied')
    expect(t.screen.names('button', /^Copy code/)).to.have.length(1)
  })

  it('appear together, or after a second, below a progress that the issues replace', async () => {
    const t = await setup('x-access-code-table', { devices: DEVICES, holds: [[LIST, 3]], now: 0 })
    await t.screen.waitForText('Checking codes: 3 of 4 locks')
    expect(rowsOf(t)).to.deep.equal([])
    await t.advance(1000)
    expect(rowsOf(t)).to.have.length(2)
    expect(t.screen.text).not.to.contain('Access codes OK')
    t.release(LIST)
    await t.screen.waitForText('Access codes OK')
    expect(t.screen.text).not.to.contain('Checking codes')
  })

  it('include only the locks in deviceIds', async () => {
    const t = await setupAllLocks({ deviceIds: ['device_gate'] })
    expect(rowsOf(t)).to.deep.equal(['Cleaning Gate • Ends: Never • 4711'])
  })

  it('stay expanded, also after a refetch, and several at once', async () => {
    const t = await setupAllLocks()
    await t.user.click('Cleaning', 'row')
    await t.user.click('Guest', 'row')
    const { length } = t.requests(LIST)
    await t.element.refresh()
    expect(t.requests(LIST).length).to.be.greaterThan(length)
    expect(['Cleaning', 'Guest'].map((name) => isOpen(t, name))).to.deep.equal([true, true])
    await t.user.click('Cleaning', 'row')
    expect(['Cleaning', 'Guest'].map((name) => isOpen(t, name))).to.deep.equal([false, true])
  })

  it('expand the rows of search results, and keep rows that the user collapsed', async () => {
    const t = await setupAllLocks()
    await search(t.screen, 'gate')
    expect(isOpen(t, 'Cleaning')).to.equal(true)
    expect(t.screen.names('button', 'Gate')).to.deep.equal(['Gate'])
    await t.user.click('Cleaning', 'row')
    for (const typed of ['gate', 'cleaning', '']) {
      await search(t.screen, typed)
      expect(isOpen(t, 'Cleaning')).to.equal(false)
    }
    await t.user.check('Lock')
    await search(t.screen, '1002')
    expect([rowsOf(t), isOpen(t, 'Back Door')]).to.deep.equal([['Back Door 2 access codes'], true])
  })

  it('open individual codes, and Back returns the focus to the row', async () => {
    const t = await setupAllLocks()
    const clicks = t.events('access-code-click')
    await t.user.click('Cleaning', 'row')
    await t.user.click('Gate')
    await t.screen.find('button', 'Back')
    expect(clicks.map(({ detail }) => detail.access_code_id)).to.deep.equal([t.element.openedAccessCodeId])
    await t.user.click('Back')
    await until(() => t.screen.focused?.startsWith('Cleaning'))
  })

  it('are deleted together, one request each, with a retry of those that failed', async () => {
    const jammed = { status: 400, error: { type: 'refused', message: 'It is jammed.' }, times: 1 }
    const t = await setupAllLocks({ faults: { [DELETE]: jammed } })
    const deleted = t.events('access-code-deleted')
    await t.user.click('Cleaning', 'row')
    await t.user.click('Delete all 3')
    await t.screen.waitForText('Delete 3 access codes?Cleaning · Front Door, Back Door, Gate')
    expect(t.requests(DELETE)).to.deep.equal([])
    await t.user.click('Delete 3 access codes')
    await t.screen.find('button', 'Try again')
    expect(deleted).to.have.length(2)
    expect(t.screen.text).to.contain('It is jammed.')
    await t.user.click('Try again')
    await until(() => deleted.length === 3)
    expect(t.requests(DELETE)).to.have.length(4)
  })

  it('list each lock below its person, with its state and only what differs', async () => {
    const times = { type: 'time_bound', starts_at: '2026-01-01T12:00:00Z', ends_at: '2099-01-04T12:00:00Z' } as const
    const t = await setupAllLocks()
    await t.platform.client.accessCodes.create({ device_id: 'device_gate', name: 'Anna', code: '246802' })
    await t.platform.client.accessCodes.create({ device_id: 'device_cellar', name: 'Anna', code: '246802', ...times })
    await t.element.refresh()
    for (const name of ['Anna', 'Cleaning', 'Guest']) await t.user.click(name, 'row')
    expect(codesBelow(t, 'Anna')).to.deep.equal(['Gate Ends: Never', 'Cellar Ends: Jan 4, 2099'])
    expect(codesBelow(t, 'Cleaning')[0]).to.equal('Front Door')
    expect(codesBelow(t, 'Guest')).to.deep.equal(['Front Door 1001', 'Back Door 1002'])
  })

  it('have as many issues as on their locks, and a chip with the number of codes with an issue', async () => {
    const error = { error_code: 'failed_to_set_on_device', message: 'It is full.', is_access_code_error: true }
    const warning = { warning_code: 'external_modification_in_effect', message: 'It was changed.' }
    const anna = { device_id: 'device_gate', name: 'Anna', code: '4711' }
    const bert = { ...anna, name: 'Bert', code: '4712', warnings: [warning, warning] }
    const codes = [{ ...anna, errors: [error, error], warnings: [warning] }, { ...anna, errors: [error] }, bert]
    const t = await setupAllLocks({ deviceIds: ['device_gate'], faults: listing(codes) })
    expect(rowsOf(t)).to.deep.equal([
      'Anna 3 code issues Gate • Ends: Never • 4711',
      'Bert Another service Gate • Ends: Never • 4712'
    ])
    await t.screen.find('button', '3 access code issues')
  })

  it('can be deleted but not edited together when grouped by lock', async () => {
    const t = await setupAllLocks()
    await t.user.check('Lock')
    await t.user.click('Front Door', 'row')
    expect(t.screen.names('button', /^(?:Edit|Delete) all/)).to.deep.equal(['Delete all 2'])
    await t.user.click('Delete all 2')
    await t.screen.waitForText('Front Door · Cleaning, Guest')
  })

  it('are shown despite a lock whose codes cannot be loaded', async () => {
    const t = await setupAllLocks({ faults: { [LIST]: { status: 409, times: 1 } } })
    await t.screen.waitForText('The codes of 1 lock could not be loaded')
    await t.user.click('Try again')
    await until(() => !t.screen.text.includes('could not be loaded'))
    expect(rowsOf(t)[0]).to.equal(CLEANING_ROW)
  })

  it('render few of many rows', async () => {
    const guests = (door: number) =>
      Array.from({ length: 30 }, (_, code) => ({ ...CLEANING, name: `Guest ${door}.${code}` }))
    const devices = Array.from({ length: 40 }, (_, door) => lock(`Lock ${door}`, ...guests(door)))
    const { screen } = await setupAllLocks({ devices })
    await until(() => screen.names('heading')[0] === 'All access codes 1,200')
    expect(screen.all('row').length).to.be.lessThan(40)
  })
})
