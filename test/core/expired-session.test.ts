import { type MutationOutcome, runMutation, takeSnapshot } from '../../src/core/actions/run-mutation.js'
import { operateLock } from '../../src/features/lock/operate-lock.js'
import { front, GET } from './device-reads.js'
import { attemptResponse, deviceResponse, lock, rejected } from './fake-platform.js'
import { createFakeCommandSource } from './gate/fake-command-source.js'
import { OFFERED } from './offered.js'
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
    platform.on(GET, () => deviceResponse(lock('front', false)))
    session.observe(front, true)
    await settled()
    platform.on(
      LOCK,
      () => rejected(401),
      () => attemptResponse('success')
    )
    const source = createFakeCommandSource()
    let outcome: MutationOutcome | undefined
    const mutation = operateLock.mutation({ device: lock('front', false), action: 'lock' })
    void runMutation(mutation, { source, snapshot: takeSnapshot(session, OFFERED) }, session).then(
      (result) => (outcome = result)
    )
    await settled()
    return { platform, source, outcome: () => outcome, renew }
  }

  it('is sent again with the new session', async () => {
    const { platform, outcome, renew } = await pressExpired()
    await advance(9 * SECOND)
    renew()
    await settled()
    expect(platform.at(LOCK).map(({ token }) => token)).to.deep.equal(['seam_cst1_first', 'seam_cst1_second'])
    expect(outcome()).to.have.property('status', 'succeeded')
  })

  type Pressed = Awaited<ReturnType<typeof pressExpired>>
  const obstacles: Readonly<Record<string, readonly [reason: string, delay: (pressed: Pressed) => unknown]>> = {
    'later than ten seconds after the press': ['expired', () => advance(11 * SECOND)],
    'later than ten seconds after the press if the system clock is set back meanwhile': [
      'expired',
      () => {
        setClock(Date.now() - MINUTE)
        return advance(11 * SECOND)
      }
    ],
    'if the device was asleep meanwhile': ['expired', () => setClock(Date.now() + MINUTE)],
    'if an option of its element forbids it meanwhile': [
      'not-allowed',
      ({ source }) => source.change({ allows: false })
    ]
  }
  for (const [when, [reason, delay]] of Object.entries(obstacles)) {
    it(`is not sent again ${when}`, async () => {
      const pressed = await pressExpired()
      await delay(pressed)
      pressed.renew()
      await settled()
      expect(pressed.platform.at(LOCK)).to.have.length(1)
      expect(pressed.outcome()).to.deep.equal({ status: 'rejected', reason })
    })
  }
})

describe('Session exchange without a response', () => {
  it('fails after 30 seconds, and a later request starts another one', async () => {
    const { platform, session, standing, allowRenewal } = await openExpiring()
    platform.on('/workspaces/get', () => rejected(401))
    platform.on(GET, () => rejected(401))
    const subscription = session.observe(front, true)
    await advance(31 * SECOND)
    expect(standing(front).error).to.have.property('isTimeout', true)
    allowRenewal()
    platform.on(GET, ({ token }) => (token === 'seam_cst1_second' ? deviceResponse(lock('front')) : rejected(401)))
    await subscription.fetch()
    expect(standing(front).error).to.equal(undefined)
  })
})
