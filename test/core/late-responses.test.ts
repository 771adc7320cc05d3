import { everything, front, GET, LIST } from './device-reads.js'
import { attemptResponse, deviceResponse, devicesResponse, lock, rejected, succeeded } from './fake-platform.js'
import { door, LOCK, locking, type OpenDoor, openDoor, renaming, UPDATE } from './open-door.js'
import { send } from './send.js'
import { advance, onFakeClock, settled } from './time.js'

onFakeClock()

describe('Late response', () => {
  /** Starts to lock the door and then refetches it. Both requests stay unanswered. */
  async function readWhileLocking(open: OpenDoor) {
    const observer = open.session.observe(front, true)
    const change = open.begin(locking(open))
    await settled()
    void observer.fetch()
    await settled()
    return change
  }

  it('does not undo a mutation that started after its list query', async () => {
    const open = await openDoor(false)
    open.platform.on(UPDATE, succeeded)
    open.session.observe(everything, true)
    await settled()
    await send(open.session, renaming(open, 'Main door'))
    open.platform.last(LIST).respond(devicesResponse([lock('front', false, 'Front'), lock('back')]))
    await settled()
    expect(open.name()).to.equal('Main door')
    expect(open.standing(everything).ids).to.deep.equal(['front', 'back'])
    expect(open.shown('back')).not.to.equal(undefined)
  })

  it('does not block data from later pages if it is a list page', async () => {
    const open = await openDoor(false)
    open.platform.on(UPDATE, succeeded)
    open.session.observe(everything, true)
    await settled()
    await send(open.session, renaming(open, 'Main door'))
    open.platform.last(LIST).respond(devicesResponse([lock('back')], 'second'))
    await settled()
    open.platform.last(LIST).respond(devicesResponse([lock('front', false, 'By another')]))
    await settled()
    expect(open.name()).to.equal('By another')
  })

  it('is newer than a mutation that was completed before its retry', async () => {
    const open = await openDoor(false)
    open.platform.on(UPDATE, succeeded)
    open.platform.on(
      LIST,
      () => 'drop',
      () => devicesResponse([lock('front', false, 'By another')])
    )
    open.session.observe(everything, true)
    await settled()
    await send(open.session, renaming(open, 'Main door'))
    await advance(1000)
    expect(open.name()).to.equal('By another')
  })

  it('does not replace newer data when two queries are answered in reverse order', async () => {
    const open = await openDoor(false)
    const observer = open.session.observe(front, true)
    open.session.observe(everything, true)
    await settled()
    void observer.fetch()
    await settled()
    open.platform.last(GET).respond(deviceResponse(lock('front', true, 'Newer')))
    await settled()
    open.platform.last(LIST).respond(devicesResponse([lock('front', false, 'Older')]))
    await settled()
    expect([open.locked(), open.name()]).to.deep.equal([true, 'Newer'])
  })

  it('is not visible if its poll ended during a mutation', async () => {
    const open = await openDoor(false)
    const observer = open.session.observe(front, true)
    open.begin(renaming(open, 'Main door'))
    await settled()
    void observer.fetch()
    await settled()
    open.platform.last(GET).respond(deviceResponse(lock('front', true, 'Polled')))
    await settled()
    expect([open.locked(), open.name()]).to.deep.equal([true, 'Main door'])
    await open.respond()
    expect(open.name()).to.equal('Main door')
  })

  it('does not undo a mutation if its poll started during the mutation and ended after it', async () => {
    const open = await openDoor(false)
    await readWhileLocking(open)
    open.platform.last(LOCK).respond(attemptResponse('success'))
    await settled()
    open.platform.last(GET).respond(deviceResponse(lock('front', false)))
    await settled()
    expect(open.locked()).to.equal(true)
    expect(open.standing(front).isFetching).to.equal(false)
  })

  it('is used if its query started after a mutation', async () => {
    const open = await openDoor(false)
    const observer = open.session.observe(front, true)
    open.platform.on(LOCK, () => attemptResponse('success'))
    await send(open.session, locking(open))
    void observer.fetch()
    await settled()
    open.platform.last(GET).respond(deviceResponse(lock('front', false)))
    await settled()
    expect(open.locked()).to.equal(false)
  })

  it('is followed by a refetch if its query was in flight when a mutation failed', async () => {
    const open = await openDoor(false)
    await readWhileLocking(open)
    open.platform.last(LOCK).respond(rejected(400))
    await settled()
    expect(open.platform.at(GET)).to.have.length(2)
    open.platform.last(GET).respond(deviceResponse(lock('front', false)))
    await settled()
    expect(open.platform.at(GET)).to.have.length(3)
    open.platform.last(GET).respond(deviceResponse(lock('front', true)))
    await settled()
    expect(open.locked()).to.equal(true)
  })

  it('is ignored if its mutation was of a device that was removed meanwhile', async () => {
    const open = await openDoor(false)
    const { outcome } = await readWhileLocking(open)
    open.platform.last(GET).respond(rejected(404))
    await settled()
    expect(door.bind(undefined, open)).to.throw()
    open.platform.last(LOCK).respond(attemptResponse('success'))
    await settled()
    expect(outcome()).to.equal(true)
    expect(open.shown('front')).to.equal(undefined)
  })
})
