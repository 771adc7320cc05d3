import type { LockAllElement } from '../../../elements/lock-all.js'
import { laidOut } from '../../settled.js'
import { carryOut } from '../device-table/bulk/many.js'
import { withoutNetwork } from '../support/network.js'
import { lock, open as openOverview } from '../support/overview.js'
import { JAMMED } from '../support/platform-errors.js'
import { cleanUpAfterEach, type Given, settled, setup, type Test, until, words } from '../support/setup.js'

const LOCK = '/locks/lock_door'
const CLOSED = [lock('Attic'), lock('Shed')]
const OPEN = [lock('Back Door', { locked: false }), lock('Garden Gate', { locked: false }), lock('Attic')]

const open = (given: Given<'x-lock-all'> = {}) => setup('x-lock-all', { devices: OPEN, commandTime: 0, ...given })

/** Returns the visible words, from the title to the buttons. */
const textOf = ({ screen }: Test<HTMLElement>): string =>
  screen
    .all('group', 'All locks')
    .flatMap((group) => [...group.querySelectorAll('b, small, button')])
    .map(({ textContent }) => words(textContent))
    .filter(Boolean)
    .join(' ')
const buttonsOf = ({ screen }: Test<LockAllElement>): string[] => screen.names('button')

describe('Lock all', () => {
  cleanUpAfterEach()

  it('shows that all doors are locked, without a button', async () => {
    const t = await open({ devices: CLOSED })
    expect([textOf(t), buttonsOf(t)]).to.deep.equal(['Both doors locked', []])
  })

  it('shows the unlocked doors by name, and locks them after a confirmation', async () => {
    const t = await open()
    const [changes, locked, runs] = [t.events('before-change'), t.events('lock-change'), t.events('bulk-change')]
    expect(textOf(t)).to.match(/^2 doors unlocked (?:Back Door, Garden Gate|Garden Gate, Back Door) Lock both$/)
    await carryOut(t.screen, 'Lock both', 'Lock 2 locks')
    await until(() => runs.length > 0)
    await until(() => textOf(t) === 'All 3 doors locked')
    const ids = ['device_back_door', 'device_garden_gate']
    expect(t.requests(LOCK).map(({ device_id }) => device_id)).to.have.members(ids)
    expect([changes.length, locked.length, runs.length]).to.deep.equal([2, 2, 1])
    expect(runs[0]?.detail.operation).to.equal('locks.lockDoor')
    expect(buttonsOf(t)).to.deep.equal([])
  })

  it('sends nothing if the confirmation is canceled', async () => {
    const t = await open()
    await t.user.click('Lock both')
    await until(() => t.screen.dialog)
    await t.user.click('Cancel')
    expect([t.requests(LOCK), t.screen.focused]).to.deep.equal([[], 'Lock both'])
  })

  it('shows the doors as unlocked until locking is confirmed', async () => {
    const t = await open()
    t.hold(LOCK)
    await carryOut(t.screen, 'Lock both', 'Lock 2 locks')
    await until(() => t.requests(LOCK).length === 2)
    expect(textOf(t)).to.equal('Locking 1 of 2…')
    expect(t.screen.root.querySelector('[part~=latch]')?.matches('.open')).to.equal(true)
    t.release(LOCK)
    await until(() => textOf(t) === 'All 3 doors locked')
  })

  it('shows which doors could not be locked, and retries only those', async () => {
    const t = await open({ faults: { [LOCK]: { ...JAMMED, times: 1 } } })
    const runs = t.events('bulk-change')
    await carryOut(t.screen, 'Lock both', 'Lock 2 locks')
    await until(() => runs.length > 0)
    expect(textOf(t)).to.match(/^1 locked, 1 failed (?:Back Door|Garden Gate): Jammed Try again$/)
    await t.user.click('Try again')
    await until(() => textOf(t) === 'All 3 doors locked')
    expect(t.requests(LOCK)).to.have.length(3)
  })

  it('returns to the state when the result is dismissed', async () => {
    const t = await open({ faults: { [LOCK]: JAMMED } })
    await carryOut(t.screen, 'Lock both', 'Lock 2 locks')
    await t.user.click('Dismiss')
    expect(textOf(t)).to.match(/^2 doors unlocked .* Lock both$/)
  })

  it('counts only doors that can be locked remotely in its button', async () => {
    const t = await open({ devices: [...OPEN, lock('Cellar', { locked: false, remote: ['unlock'] })] })
    expect(textOf(t)).to.match(/^3 doors unlocked .* Lock 2 of 3$/)
    t.element.disableLockUnlock = true
    await settled()
    expect(buttonsOf(t)).to.deep.equal([])
  })

  it('never counts an unknown state as locked', async () => {
    const t = await open({ devices: [...CLOSED, lock('Cellar', { online: false })] })
    expect(textOf(t)).to.equal('2 doors locked, 1 unknown Cellar')
  })

  it('says when the state was read while the browser is offline', async () => {
    const t = await open({ devices: CLOSED, now: '2026-03-20T12:00:00Z' })
    await t.advance(120_000)
    await withoutNetwork(async () => {
      await t.advance(100)
      expect(textOf(t)).to.match(/^Both doors locked Updated \d min ago$/)
    })
  })

  it('covers only the locks chosen by the host', async () => {
    const t = await open({ deviceIds: ['device_back_door'] })
    expect(textOf(t)).to.equal('1 door unlocked Back Door Lock')
  })

  it('is empty without locks, and if the platform refuses the devices', async () => {
    const t = await open({ devices: [{ kind: 'thermostat', name: 'Hallway' }] })
    expect([words(t.screen.root.textContent), t.element.matches(':state(empty)')]).to.deep.equal(['', true])
  })

  it('is as high as a touch target, and shows the latch alone if there is no room for words', async () => {
    const t = await open({ width: 320 })
    expect(t.element.offsetHeight).to.equal(44)
    t.element.style.inlineSize = '120px'
    await laidOut()
    expect(t.screen.root.querySelector('[part~=button]')?.checkVisibility()).to.equal(false)
    expect(t.element.offsetHeight).to.equal(44)
  })

  it('is above everything else in the overview', async () => {
    const t = await openOverview({ devices: OPEN })
    expect(textOf(t)).to.match(/^2 doors unlocked/)
    await carryOut(t.screen, 'Lock both', 'Lock 2 locks')
    await until(() => textOf(t) === 'All 3 doors locked')
    expect(t.requests(LOCK)).to.have.length(2)
  })
})
