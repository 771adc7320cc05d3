import { expect } from 'chai'
import type { AccessCode } from '../../src/model/resources.js'
import { accessCodeKey, deleteAccessCode } from '../../src/store/access-code-changes.js'
import { createHold } from '../../src/store/held-change.js'
import { accessCodeListQuery } from '../../src/store/queries.js'
import { isNetworkError } from '../../src/platform/index.js'
import { json } from '../platform/recording-fetch.js'
import { done } from './fake-platform.js'
import { openSession } from './open-session.js'
import { countTimers, MINUTE, onFakeClock, pass, SECOND, settled } from './time.js'
import { send } from './send.js'

const LIST = '/access_codes/list'
const GET = '/access_codes/get'
const DELETE = '/access_codes/delete'

const guest: AccessCode = { access_code_id: 'guest', device_id: 'door', name: 'Guest', status: 'set' }

onFakeClock()

/** A code whose deletion has just been confirmed by a person. */
async function heldDeletion() {
  const { session, platform } = await openSession()
  platform.on(LIST, () => json({ access_codes: [guest] }))
  platform.on(GET, () => json({ access_code: guest }))
  const look = session.observe(accessCodeListQuery('door'), false)
  void look.fetch()
  await settled()
  const before = countTimers()
  const hold = createHold()
  const outcome: { status: 'under way' | 'made' | 'not made' | 'failed'; error?: unknown } = { status: 'under way' }
  send(session, deleteAccessCode(guest, hold)).then(
    (made) => Object.assign(outcome, { status: made ? 'made' : 'not made' }),
    (error: unknown) => Object.assign(outcome, { status: 'failed', error })
  )
  await settled()
  return {
    session,
    platform,
    hold,
    outcome,
    /** How many timers there are beside those that there were before. */
    timers: () => countTimers() - before,
    sent: () => platform.at(DELETE).length,
    status: () => session.store.getState().shown.accessCodes.get('guest')?.resource?.status,
    isUnderWay: () => session.store.getState().changes.has(accessCodeKey('guest'))
  }
}

function hide(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
}

describe('A change that is held', () => {
  it('shows at once, takes its key, and is sent once, after 8 seconds', async () => {
    const open = await heldDeletion()
    expect(open.status()).to.equal('removing')
    expect(open.isUnderWay()).to.equal(true)
    await pass(8 * SECOND - 1)
    expect(open.sent()).to.equal(0)
    await pass(1)
    expect(open.sent()).to.equal(1)
    open.platform.last(DELETE).answer(done())
    await pass(MINUTE)
    expect(open.outcome.status).to.equal('made')
    expect(open.sent()).to.equal(1)
    expect(open.status()).to.equal('removing')
  })

  it('is as if it had never been when it is taken back: nothing is sent, then or later', async () => {
    const open = await heldDeletion()
    await pass(7 * SECOND)
    open.hold.takeBack()
    await settled()
    expect(open.status()).to.equal('set')
    expect(open.isUnderWay()).to.equal(false)
    expect(open.outcome.status).to.equal('not made')
    expect(open.timers()).to.equal(0)
    open.hold.letGo()
    await pass(2 * MINUTE)
    expect(open.sent()).to.equal(0)
  })

  const leavings: readonly (readonly [string, () => void])[] = [
    ['the page is left', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['the page is put away', () => hide('hidden')]
  ]
  for (const [what, leave] of leavings) {
    it(`is sent at once when ${what}, and cannot be taken back after that`, async () => {
      const open = await heldDeletion()
      leave()
      open.hold.takeBack()
      await settled()
      expect(open.sent()).to.equal(1)
      leave()
      open.platform.last(DELETE).answer(done())
      await pass(MINUTE)
      expect(open.sent()).to.equal(1)
      expect(open.outcome.status).to.equal('made')
    })
  }

  it('goes on being held on a page that is only shown again', async () => {
    const open = await heldDeletion()
    hide('visible')
    await settled()
    expect(open.sent()).to.equal(0)
  })

  it('is begun once: the same is not held, or sent, beside it', async () => {
    const open = await heldDeletion()
    const other = createHold()
    expect(await send(open.session, deleteAccessCode(guest, other))).to.equal(undefined)
    expect(await send(open.session, deleteAccessCode(guest))).to.equal(undefined)
    other.letGo()
    await settled()
    expect(open.sent()).to.equal(0)
  })

  it('is rolled back when the connection is dropped after the hold, and not sent again by itself', async () => {
    const open = await heldDeletion()
    open.platform.on(DELETE, () => 'drop')
    open.hold.letGo()
    await settled()
    expect(open.outcome.status).to.equal('failed')
    expect(isNetworkError(open.outcome.error)).to.equal(true)
    expect(open.status()).to.equal('set')
    expect(open.isUnderWay()).to.equal(false)
    await pass(MINUTE)
    expect(open.sent()).to.equal(1)
  })

  it('may be sent to a platform that is busy for as long as any other: from its sending, not from its press', async () => {
    const open = await heldDeletion()
    await pass(8 * SECOND)
    open.platform.last(DELETE).answer(json({ error: { type: 'busy', message: 'Busy' } }, 429))
    await pass(SECOND)
    expect(open.sent()).to.equal(2)
  })

  it('is not sent once its session has ended, and leaves nothing that runs', async () => {
    const open = await heldDeletion()
    open.session.dispose()
    await settled()
    expect(open.outcome.status).to.equal('not made')
    expect(open.timers()).to.be.at.most(0)
    await pass(2 * MINUTE)
    expect(open.sent()).to.equal(0)
  })
})

describe('The time that something can be taken back', () => {
  it('does not pass while a person is about to decide', async () => {
    const open = await heldDeletion()
    await pass(5 * SECOND)
    open.hold.pause(true)
    open.hold.pause(true)
    await pass(20 * SECOND)
    expect(open.sent()).to.equal(0)
    open.hold.pause(false)
    await pass(3 * SECOND - 1)
    expect(open.sent()).to.equal(0)
    await pass(1)
    expect(open.sent()).to.equal(1)
  })

  it('ends after a minute, whoever points at it', async () => {
    const open = await heldDeletion()
    open.hold.pause(true)
    await pass(MINUTE - 1)
    expect(open.sent()).to.equal(0)
    await pass(1)
    expect(open.sent()).to.equal(1)
  })

  it('does not begin anew when it is over', async () => {
    const open = await heldDeletion()
    open.hold.takeBack()
    await settled()
    open.hold.pause(true)
    open.hold.pause(false)
    expect(open.timers()).to.equal(0)
  })
})
