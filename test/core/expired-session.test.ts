import { expect } from 'chai'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../src/core/actions/run-mutation.js'
import { OFFERED } from './offered.js'
import { front, GET } from './device-reads.js'
import { attemptAnswer, deviceAnswer, lock, refused } from './fake-platform.js'
import { createFakeCommandSource } from './gate/fake-command-source.js'
import { operateLock } from '../../src/features/lock/operate-lock.js'
import { LOCK } from './open-door.js'
import { openExpiring } from './open-expiring.js'
import { onPagePlatform } from './page-platform.js'
import { advance, MINUTE, onFakeClock, SECOND, setClock, settled } from './time.js'

onPagePlatform()
onFakeClock()

describe('Command with an expired session', () => {
  /** Presses "Lock" after the session of a publishable key has expired. The next session exchange waits. */
  async function pressExpired() {
    const { platform, session, renew } = await openExpiring()
    platform.on(GET, () => deviceAnswer(lock('front', false)))
    session.observe(front, true)
    await settled()
    platform.on(
      LOCK,
      () => refused(401),
      () => attemptAnswer('success')
    )
    const source = createFakeCommandSource()
    let outcome: MutationOutcome | undefined
    const change = operateLock.change({ device: lock('front', false), action: 'lock' })
    void runMutation(change, { source, snapshot: takeSnapshot(session, OFFERED) }, session).then(
      (result) => (outcome = result)
    )
    await settled()
    return {
      platform,
      source,
      outcome: () => outcome,
      renew
    }
  }

  it('is sent again with the new session', async () => {
    const { platform, outcome, renew } = await pressExpired()
    await advance(9 * SECOND)
    renew()
    await settled()
    expect(platform.at(LOCK).map(({ token }) => token)).to.deep.equal(['seam_cst1_first', 'seam_cst1_second'])
    expect(outcome()).to.have.property('status', 'done')
  })

  it('is not sent again later than ten seconds after the press', async () => {
    const { platform, outcome, renew } = await pressExpired()
    await advance(11 * SECOND)
    renew()
    await settled()
    expect(platform.at(LOCK)).to.have.length(1)
    expect(outcome()).to.deep.equal({ status: 'rejected', reason: 'late' })
  })

  it('is not sent again later than ten seconds after the press if the system clock is set back meanwhile', async () => {
    const { platform, outcome, renew } = await pressExpired()
    setClock(Date.now() - MINUTE)
    await advance(11 * SECOND)
    renew()
    await settled()
    expect(platform.at(LOCK)).to.have.length(1)
    expect(outcome()).to.deep.equal({ status: 'rejected', reason: 'late' })
  })

  it('is not sent again if the device was asleep meanwhile', async () => {
    const { platform, outcome, renew } = await pressExpired()
    setClock(Date.now() + MINUTE)
    renew()
    await settled()
    expect(platform.at(LOCK)).to.have.length(1)
    expect(outcome()).to.deep.equal({ status: 'rejected', reason: 'late' })
  })

  it('is not sent again if an option of its element forbids it meanwhile', async () => {
    const { platform, source, outcome, renew } = await pressExpired()
    source.change({ allows: false })
    renew()
    await settled()
    expect(platform.at(LOCK)).to.have.length(1)
    expect(outcome()).to.deep.equal({ status: 'rejected', reason: 'not-allowed' })
  })
})

describe('Session exchange without a response', () => {
  it('fails after 30 seconds, and a later request starts another one', async () => {
    const { platform, session, standing, allowRenewal } = await openExpiring()
    platform.on('/workspaces/get', () => refused(401))
    platform.on(GET, () => refused(401))
    const subscription = session.observe(front, true)
    await advance(31 * SECOND)
    expect(standing(front).error).to.have.property('isTimeout', true)
    allowRenewal()
    platform.on(GET, ({ token }) => (token === 'seam_cst1_second' ? deviceAnswer(lock('front')) : refused(401)))
    await subscription.fetch()
    expect(standing(front).error).to.equal(undefined)
  })
})
