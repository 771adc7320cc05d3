import { isActionAttemptFailedError, isActionAttemptTimeoutError, isApiError } from '../../src/client/index.js'
import { climateKey, setClimate } from '../../src/features/climate/set-climate.js'
import { fanModeKey, setFanMode } from '../../src/features/climate/set-fan-mode.js'
import { empty } from '../client/recording-fetch.js'
import { front, GET } from './device-reads.js'
import { attemptResponse, deviceResponse, down, type Reply, rejected } from './fake-platform.js'
import { door, LOCK, locking, type OpenDoor, openDoor, unlocking } from './open-door.js'
import { send } from './send.js'
import { advance, countTimers, MINUTE, onFakeClock, SECOND, settled } from './time.js'

const ATTEMPT = '/action_attempts/get'
const pending: Reply = () => attemptResponse('pending')

onFakeClock()

const isStillWaiting = ({ session }: OpenDoor): unknown =>
  [...session.store.getState().mutations.values()].map((change) => change.isSlow)

/** Sends a lock command whose action attempt stays pending. */
async function stuckDoor(): Promise<OpenDoor & { outcome: () => unknown }> {
  const open = await openDoor(false)
  open.platform.on(LOCK, pending)
  open.platform.on(ATTEMPT, pending)
  return { ...open, ...open.begin(locking(open)) }
}

describe('Lock command that takes longer than usual', () => {
  it('shows the previous state and is slow after five seconds, and rejects a second command', async () => {
    const open = await stuckDoor()
    await advance(4999)
    expect([open.locked(), isStillWaiting(open)]).to.deep.equal([false, [false]])
    await advance(1)
    expect([open.locked(), isStillWaiting(open), open.outcome()]).to.deep.equal([false, [true], 'under way'])
    expect(await send(open.session, locking(open))).to.equal(undefined)
    expect(await send(open.session, unlocking(open))).to.equal(undefined)
    await settled()
    expect(open.platform.at(LOCK)).to.have.length(1)
  })

  it('is polled every half second at first, and then every two seconds', async () => {
    const open = await stuckDoor()
    await advance(5000)
    const looks = open.platform.at(ATTEMPT).length
    expect(looks).to.be.within(9, 10)
    await advance(20 * SECOND)
    expect(open.platform.at(ATTEMPT).length - looks).to.be.within(9, 10)
  })

  it('is committed when the action attempt succeeds', async () => {
    const open = await stuckDoor()
    await advance(MINUTE)
    open.platform.on(ATTEMPT, () => attemptResponse('success'))
    await advance(2000)
    expect([open.locked(), open.pending(), open.outcome()]).to.deep.equal([true, [], true])
  })

  it('fails when the action attempt fails', async () => {
    const open = await stuckDoor()
    await advance(MINUTE)
    open.platform.on(ATTEMPT, () => attemptResponse('error', { type: 'jammed', message: 'Jammed' }))
    const reads = open.platform.at(GET).length
    await advance(2000)
    expect(isActionAttemptFailedError(open.outcome())).to.equal(true)
    expect([open.locked(), open.pending()]).to.deep.equal([false, []])
    expect(open.platform.at(GET).length).to.be.greaterThan(reads)
  })

  it('times out after two minutes, and refetches the device', async () => {
    const open = await stuckDoor()
    await advance(2 * MINUTE - 1)
    expect(open.outcome()).to.equal('under way')
    await advance(1)
    expect(isActionAttemptTimeoutError(open.outcome())).to.equal(true)
    expect([open.locked(), open.pending()]).to.deep.equal([false, []])
    const looks = open.platform.at(ATTEMPT).length
    await advance(MINUTE)
    expect(open.platform.at(ATTEMPT)).to.have.length(looks)
  })

  it('is no longer polled after its session ends, and has no outcome', async () => {
    const open = await stuckDoor()
    await advance(10 * SECOND)
    open.session.dispose()
    await settled()
    expect(open.outcome()).to.equal(false)
    expect(countTimers()).to.equal(0)
  })
})

describe('Poll of an action attempt', () => {
  const passing: Record<string, Reply> = {
    'a dropped connection': () => 'drop',
    'a server error': down,
    'a 429 response': () => empty(429, { 'retry-after': '1' }),
    'an unknown status': () => attemptResponse('on its way'),
    'an unreadable response': () => empty(200)
  }
  for (const [what, reply] of Object.entries(passing)) {
    it(`is repeated after ${what}`, async () => {
      const open = await openDoor(false)
      open.platform.on(LOCK, pending)
      open.platform.on(ATTEMPT, reply, () => attemptResponse('success'))
      const { outcome } = open.begin(locking(open))
      await advance(2000)
      expect(outcome()).to.equal(true)
      expect(open.platform.at(ATTEMPT)).to.have.length(2)
    })
  }

  it('is repeated if there is no response', async () => {
    const open = await openDoor(false)
    open.platform.on(LOCK, pending)
    open.platform.on(
      ATTEMPT,
      () => 'wait',
      () => attemptResponse('success')
    )
    const { outcome } = open.begin(locking(open))
    await advance(5000)
    expect(isStillWaiting(open)).to.deep.equal([true])
    await advance(30 * SECOND)
    expect(outcome()).to.equal(true)
  })

  it('fails the command if the platform rejects it', async () => {
    const open = await openDoor(false)
    open.platform.on(LOCK, pending)
    open.platform.on(ATTEMPT, () => rejected(404))
    const { outcome } = open.begin(locking(open))
    await advance(500)
    expect(isApiError(outcome())).to.equal(true)
  })

  it('is skipped if the command is done at once, and reports an error for a response without an attempt', async () => {
    const open = await openDoor(false)
    open.platform.on(LOCK, () => new Response(JSON.stringify({ action_attempt: null })))
    const { outcome } = open.begin(locking(open))
    await settled()
    expect(outcome()).to.include({ code: 'invalid_response' })
  })
})

describe('Thermostat command that takes longer than usual', () => {
  it('shows the previous fan mode', async () => {
    const open = await openDoor()
    void open.session.observe(front, true).fetch()
    await settled()
    open.platform.last(GET).respond(deviceResponse({ device_id: 'front', properties: { fan_mode_setting: 'auto' } }))
    await settled()
    open.platform.on('/thermostats/set_fan_mode', pending)
    open.platform.on(ATTEMPT, pending)
    open.begin(setFanMode.mutation({ device: door(open), mode: 'on' }))
    const shown = (): unknown => door(open).properties?.fan_mode_setting
    await advance(4999)
    expect(shown()).to.equal('on')
    await advance(1)
    expect(shown()).to.equal('auto')
  })

  const cases = [
    [
      'climate',
      climateKey,
      (open: OpenDoor) => setClimate.mutation({ device: door(open), climate: { mode: 'off', heat: 60, cool: 80 } }),
      '/thermostats/off'
    ],
    [
      'fan',
      fanModeKey,
      (open: OpenDoor) => setFanMode.mutation({ device: door(open), mode: 'on' }),
      '/thermostats/set_fan_mode'
    ]
  ] as const
  for (const [what, keyOf, changeOf, path] of cases) {
    it(`keeps waiting for the ${what} command`, async () => {
      const open = await openDoor()
      open.platform.on(path, pending)
      open.platform.on(ATTEMPT, pending)
      const { outcome } = open.begin(changeOf(open))
      await advance(5000)
      expect(open.session.store.getState().mutations.get(keyOf('front'))?.isSlow).to.equal(true)
      open.platform.on(ATTEMPT, () => attemptResponse('success'))
      await advance(2000)
      expect(outcome()).to.equal(true)
    })
  }
})
