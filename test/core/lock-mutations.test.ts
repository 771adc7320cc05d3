import { isActionAttemptFailedError, isNetworkError, isNoClientError, PlatformClient } from '../../src/client/index.js'
import { deviceQuery } from '../../src/features/device/data/queries.js'
import { lockKey } from '../../src/features/device/rules/device-status.js'
import { operateLock } from '../../src/features/lock/operate-lock.js'
import { rejection } from '../client/recording-fetch.js'
import { GET } from './device-reads.js'
import { attemptResponse, deviceResponse, down, lock, type Reply, rejected, TOKEN } from './fake-platform.js'
import { door, LOCK, locking, openDoor, unlocking } from './open-door.js'
import { openSession } from './open-session.js'
import { send } from './send.js'
import { advance, countTimers, onFakeClock, settled } from './time.js'

onFakeClock()

describe('Lock command', () => {
  it('is pending at once, and shows the new state when the device has carried it out', async () => {
    const open = await openDoor(false)
    const { outcome } = open.begin(locking(open))
    expect([open.locked(), open.pending()]).to.deep.equal([false, [lockKey('front')]])
    await settled()
    open.platform.last(LOCK).respond(attemptResponse('pending'))
    await advance(500)
    expect([open.locked(), open.pending()]).to.deep.equal([false, [lockKey('front')]])
    open.platform.last('/action_attempts/get').respond(attemptResponse('success'))
    await settled()
    expect(outcome()).to.equal(true)
    expect(open.pending()).to.deep.equal([])
    expect(open.locked()).to.equal(true)
    expect(open.session.store.getState().confirmed.devices.get('front')?.resource?.properties?.locked).to.equal(true)
    expect(open.platform.at(GET), 'nothing is read again').to.have.length(1)
  })

  it('updates the pending state and the value in the same notification', async () => {
    const open = await openDoor(false)
    const seen: unknown[] = []
    open.session.store.subscribe(() => seen.push([open.pending().length, open.locked()]))
    open.begin(locking(open))
    await settled()
    open.platform.last(LOCK).respond(attemptResponse('success'))
    await settled()
    expect(seen).to.deep.equal([
      [1, false],
      [0, true]
    ])
  })

  const sent: readonly (readonly ['lock' | 'unlock', string, string])[] = [
    ['lock', LOCK, 'locks.lockDoor'],
    ['unlock', '/locks/unlock_door', 'locks.unlockDoor']
  ]
  for (const [action, path, operation] of sent) {
    it(`has the name of the operation that it sends: ${operation}`, async () => {
      const open = await openDoor()
      const mutation = operateLock.mutation({ device: door(open), action })
      open.begin(mutation)
      await settled()
      expect(mutation).to.deep.include({ operation, params: { device_id: 'front' } })
      expect(open.platform.arrivals.at(-1)).to.deep.include({ path, body: { device_id: 'front' } })
    })
  }

  it('is sent once even if it is requested again while it is pending', async () => {
    const open = await openDoor(false)
    open.begin(locking(open))
    expect(await send(open.session, locking(open))).to.equal(undefined)
    expect(await send(open.session, unlocking(open))).to.equal(undefined)
    await settled()
    expect(open.platform.arrivals.map(({ path }) => path)).to.deep.equal([GET, LOCK])
  })

  it('can be requested again when it is settled', async () => {
    const open = await openDoor(false)
    open.platform.on(LOCK, () => attemptResponse('success'))
    open.platform.on('/locks/unlock_door', () => attemptResponse('success'))
    expect(await send(open.session, locking(open))).to.have.property('response')
    expect(await send(open.session, unlocking(open))).to.have.property('response')
    expect(open.locked()).to.equal(false)
  })

  for (const unknown of [null, 'jammed']) {
    it(`is not optimistic if the lock state is ${unknown}`, async () => {
      const open = await openDoor(unknown)
      open.begin(locking(open))
      expect(open.locked()).to.equal(unknown)
      expect(open.pending()).to.deep.equal([lockKey('front')])
      await settled()
      open.platform.last(LOCK).respond(attemptResponse('success'))
      await settled()
      expect(open.locked()).to.equal(true)
    })
  }

  const failures: Record<string, [Reply, (error: unknown) => boolean]> = {
    'the platform rejects it': [() => rejected(400), (error) => Object(error).statusCode === 400],
    'the platform is down': [down, (error) => Object(error).statusCode === 503],
    'the connection drops': [() => 'drop', isNetworkError],
    'the device fails': [
      () => attemptResponse('error', { type: 'jammed', message: 'Jammed' }),
      isActionAttemptFailedError
    ]
  }
  for (const [what, [reply, isIt]] of Object.entries(failures)) {
    it(`ends without a retry and refetches the device when ${what}`, async () => {
      const open = await openDoor(false)
      open.platform.on(LOCK, reply)
      const { outcome } = open.begin(locking(open))
      await settled()
      expect(isIt(outcome())).to.equal(true)
      expect(open.locked()).to.equal(false)
      expect(open.pending()).to.deep.equal([])
      expect(open.platform.at(LOCK)).to.have.length(1)
      expect(open.platform.at(GET)).to.have.length(2)
      open.platform.last(GET).respond(deviceResponse(lock('front', true)))
      await settled()
      expect(open.locked(), 'as the platform then says').to.equal(true)
    })
  }

  it('waits for the device even if the client of the host does not wait for action attempts', async () => {
    const open = await openDoor(false)
    const { fetch } = open.platform
    const client = PlatformClient.fromClientSessionToken(TOKEN, { fetch, waitForActionAttempt: false })
    const { session } = await openSession({ client })
    const sending = send(session, locking(open))
    await settled()
    open.platform.last(LOCK).respond(attemptResponse('pending'))
    await advance(500)
    open.platform.last('/action_attempts/get').respond(attemptResponse('error', { type: 'jammed' }))
    expect(isActionAttemptFailedError(await rejection(sending))).to.equal(true)
  })

  it('requires a client', async () => {
    const open = await openDoor()
    const { session } = await openSession({ publishableKey: 'not a key' })
    const error = await rejection(send(session, locking(open)))
    expect(isNoClientError(error)).to.equal(true)
    expect(session.store.getState().mutations.size).to.equal(0)
  })

  it('fails with a complete refetch of an unobserved device, which is garbage-collected later', async () => {
    const open = await openDoor()
    const { session, platform } = open
    platform.on(LOCK, () => 'drop')
    const mutation = operateLock.mutation({ device: { ...door(open), device_id: 'other' }, action: 'lock' })
    await rejection(send(session, mutation))
    await settled()
    session.observe(deviceQuery('other'), true).release()
    await settled()
    expect(platform.last(GET).body).to.deep.equal({ device_id: 'other' })
    expect(platform.last(GET).signal.aborted).to.equal(false)
    platform.last(GET).respond(deviceResponse(lock('other', true)))
    await settled()
    expect(open.shown('other')?.properties?.locked).to.equal(true)
    await advance(5 * 60_000)
    expect(open.shown('other')).to.equal(undefined)
  })

  it('ends with its session, and leaves nothing behind', async () => {
    const open = await openDoor(false)
    const { outcome } = open.begin(locking(open))
    await settled()
    open.session.dispose()
    await settled()
    expect(open.platform.last(LOCK).signal.aborted).to.equal(true)
    expect(outcome(), 'it has none').to.equal(false)
    expect(open.platform.at(GET)).to.have.length(1)
    expect(countTimers()).to.equal(0)
  })
})
