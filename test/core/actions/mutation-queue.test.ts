import type { Mutation } from '../../../src/core/actions/mutation.js'
import { runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import type { CommandOrigin } from '../../../src/core/gate/command-origin.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { nameKey } from '../../../src/features/device/rename-device.js'
import { down, succeeded } from '../fake-platform.js'
import { createFakeCommandSource } from '../gate/fake-command-source.js'
import { OFFERED } from '../offered.js'
import { type OpenDoor, openDoor, renaming, UPDATE } from '../open-door.js'
import type { OpenSession } from '../open-session.js'
import { send } from '../send.js'
import { advance, countTimers, MINUTE, onFakeClock, setClock, settled } from '../time.js'
import type { RequestedMutation } from './requested-mutation.js'

onFakeClock()

const KEY = nameKey('front')
const names = ({ platform }: OpenDoor): unknown[] => platform.at(UPDATE).map(({ body }) => body.name)

const queued = (open: OpenDoor, name: string): Mutation<Device> => ({ ...renaming(open, name), onConflict: 'queue' })

/** Requests a queued mutation. */
function request(open: OpenSession, mutation: Mutation<Device>, more: Partial<CommandOrigin> = {}): RequestedMutation {
  const source = createFakeCommandSource()
  return {
    source,
    outcome: runMutation(mutation, { source, snapshot: takeSnapshot(open.session, OFFERED), ...more }, open.session)
  }
}

describe('Queued mutation', () => {
  it('is sent at once if its key is free', async () => {
    const open = await openDoor()
    request(open, queued(open, 'One'))
    expect(open.pending()).to.deep.equal([KEY])
    await settled()
    expect(names(open)).to.deep.equal(['One'])
  })

  it('is shown at once and sent after the earlier mutations, in the order of the requests', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    for (const name of ['Two', 'Three', 'Four']) request(open, queued(open, name))
    expect(open.name()).to.equal('Four')
    for (const sent of [['One'], ['One', 'Two'], ['One', 'Two', 'Three'], ['One', 'Two', 'Three', 'Four']]) {
      await settled()
      expect(names(open)).to.deep.equal(sent)
      open.platform.last(UPDATE).respond(succeeded())
    }
    await settled()
    expect([open.name(), open.pending(), countTimers()]).to.deep.equal(['Four', [], 1])
  })

  it('is sent after a failed mutation', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    request(open, queued(open, 'Two'))
    await settled()
    open.platform.last(UPDATE).respond(down())
    await settled()
    expect(names(open)).to.deep.equal(['One', 'Two'])
  })

  it('is sent after many failed mutations without delay', async () => {
    const open = await openDoor()
    const requested = Array.from({ length: 24 }, (_, index) => `Name ${index}`)
    open.platform.on(UPDATE, () => down())
    for (const name of requested) request(open, queued(open, name))
    await settled()
    expect(names(open)).to.deep.equal(requested)
  })

  it('is sent before later mutations, including those of other elements', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    request(open, queued(open, 'Two'))
    await settled()
    await open.respond()
    expect(await send(open.session, renaming(open, 'Three')), 'ignored').to.equal(undefined)
    expect(names(open)).to.deep.equal(['One', 'Two'])
  })

  it('dispatches before-change when it is requested, and repeats the other gate checks when its turn comes', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { source, outcome } = request(open, queued(open, 'Two'))
    expect(source.confirmCount()).to.equal(1)
    source.change({ offers: false, stands: false })
    await settled()
    open.platform.last(UPDATE).respond(succeeded())
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'not-offered' })
    expect([names(open), open.name(), source.confirmCount()]).to.deep.equal([['One'], 'One', 1])
  })

  it('is rejected if the resource was changed elsewhere meanwhile', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    const { patch } = renaming(open, 'Elsewhere')
    const { confirmed } = open.session.store.getState()
    const table = new Map([...confirmed.devices].map(([id, entry]) => [id, { ...entry }]))
    const entry = table.get('front')
    if (entry?.resource && patch) entry.resource = patch.apply(entry.resource)
    open.session.store.setState({ confirmed: { ...confirmed, devices: table } })
    await settled()
    open.platform.last(UPDATE).respond(down())
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'changed' })
    expect(names(open)).to.deep.equal(['One'])
  })

  it('expires after it has waited 10 s for its turn in a bulk run, however long ago the press was', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const snapshot = takeSnapshot(open.session, OFFERED)
    await advance(MINUTE / 4)
    const { outcome } = request(open, queued(open, 'Two'), { run: new AbortController().signal, snapshot })
    await advance(9_999)
    expect(open.name()).to.equal('Two')
    await advance(2)
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'expired' })
    expect(open.name()).to.equal('One')
  })

  it('expires 10 s after the press, even if its turn has not come', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    await advance(10_001)
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'expired' })
    expect(open.name()).to.equal('One')
    await open.respond()
    expect(names(open)).to.deep.equal(['One'])
  })

  it('expires 10 s after the press, even if the system clock is set back meanwhile', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    setClock(Date.now() - 60 * MINUTE)
    await advance(10_001)
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'expired' })
    await open.respond()
    expect(names(open)).to.deep.equal(['One'])
  })

  it('ends when it is withdrawn, and is no longer shown', async () => {
    const open = await openDoor()
    const withdrawal = new AbortController()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'), { withdrawn: withdrawal.signal })
    withdrawal.abort()
    expect(await outcome).to.deep.equal({ status: 'superseded' })
    expect([open.name(), open.pending()]).to.deep.equal(['One', [KEY]])
  })

  it('ends without being sent when its element is removed', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { source, outcome } = request(open, queued(open, 'Two'))
    await settled()
    source.change({ isInPage: false })
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'not-offered' })
    await open.respond()
    expect(names(open)).to.deep.equal(['One'])
  })

  it('ends when its bulk run ends', async () => {
    const open = await openDoor()
    const run = new AbortController()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'), { run: run.signal })
    await advance(9_000)
    run.abort()
    expect(await outcome).to.deep.equal({ status: 'ended' })
  })

  it('is not sent if its session has ended meanwhile, and leaves no timer', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    await settled()
    open.session.dispose()
    expect(await outcome).to.deep.equal({ status: 'ended' })
    expect([names(open), countTimers()]).to.deep.equal([['One'], 0])
  })

  it('is sent in parallel to the mutation in flight when the page is left', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    request(open, queued(open, 'Two'))
    await settled()
    open.page.leave()
    await settled()
    expect(names(open)).to.deep.equal(['One', 'Two'])
  })

  it('is superseded by a mutation that replaces the one in flight', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    request(open, { ...renaming(open, 'Three'), onConflict: 'replace' })
    expect(await outcome).to.deep.equal({ status: 'superseded' })
    await settled()
    expect([names(open), open.name()]).to.deep.equal([['One', 'Three'], 'Three'])
  })
})
