import { expect } from 'chai'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import type { CommandOrigin } from '../../../src/core/gate/command-origin.js'
import { accessCodes } from '../../../src/core/resources/resource-kind.js'
import type { AccessCode, Device } from '../../../src/core/resources/resources.js'
import { deleteAccessCode, updateAccessCode } from '../../../src/features/access-codes/access-code-actions.js'
import { nameKey } from '../../../src/features/device/rename-device.js'
import { done, down } from '../fake-platform.js'
import { code, device, known } from '../gate/every-command.js'
import { createFakeCommandSource, type FakeCommandSource } from '../gate/fake-command-source.js'
import { type OpenDoor, openDoor, renaming, UPDATE } from '../open-door.js'
import { openSession, type OpenSession } from '../open-session.js'
import { send } from '../send.js'
import { countTimers, MINUTE, onFakeClock, advance, setClock, settled } from '../time.js'

onFakeClock()

const KEY = nameKey('front')
const names = ({ platform }: OpenDoor): unknown[] => platform.at(UPDATE).map(({ body }) => body.name)

const queued = (open: OpenDoor, name: string): Mutation<Device> => ({ ...renaming(open, name), onConflict: 'queue' })

interface Request {
  readonly asker: FakeCommandSource
  readonly outcome: Promise<MutationOutcome>
}

/** Requests a queued mutation. */
function request(open: OpenSession, change: Mutation<Device>, more: Partial<CommandOrigin> = {}): Request {
  const source = createFakeCommandSource()
  return {
    asker: source,
    outcome: runMutation(change, { source, snapshot: takeSnapshot(open.session), ...more }, open.session)
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
      open.platform.last(UPDATE).answer(done())
    }
    await settled()
    expect([open.name(), open.pending(), countTimers()]).to.deep.equal(['Four', [], 1])
  })

  it('is sent after a failed mutation', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    request(open, queued(open, 'Two'))
    await settled()
    open.platform.last(UPDATE).answer(down())
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
    open.platform.last(UPDATE).answer(done())
    await settled()
    expect(await send(open.session, renaming(open, 'Three')), 'ignored').to.equal(undefined)
    expect(names(open)).to.deep.equal(['One', 'Two'])
  })

  it('dispatches before-change when it is requested, and repeats the other gate checks when its turn comes', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { asker, outcome } = request(open, queued(open, 'Two'))
    expect(asker.confirmCount()).to.equal(1)
    asker.change({ offers: false, stands: false })
    await settled()
    open.platform.last(UPDATE).answer(done())
    expect(await outcome).to.deep.equal({ status: 'refused', refusal: 'not-offered' })
    expect([names(open), open.name(), asker.confirmCount()]).to.deep.equal([['One'], 'One', 1])
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
    open.platform.last(UPDATE).answer(down())
    expect(await outcome).to.deep.equal({ status: 'refused', refusal: 'changed' })
    expect(names(open)).to.deep.equal(['One'])
  })

  it('expires 10 s after the press, even if its turn has not come', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    await advance(10_001)
    expect(await outcome).to.deep.equal({ status: 'refused', refusal: 'late' })
    expect(open.name()).to.equal('One')
    open.platform.last(UPDATE).answer(done())
    await settled()
    expect(names(open)).to.deep.equal(['One'])
  })

  it('expires 10 s after the press, even if the system clock is set back meanwhile', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'))
    setClock(Date.now() - 60 * MINUTE)
    await advance(10_001)
    expect(await outcome).to.deep.equal({ status: 'refused', refusal: 'late' })
    open.platform.last(UPDATE).answer(done())
    await settled()
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
    const { asker, outcome } = request(open, queued(open, 'Two'))
    await settled()
    asker.change({ isInPage: false })
    expect(await outcome).to.deep.equal({ status: 'refused', refusal: 'not-offered' })
    open.platform.last(UPDATE).answer(done())
    await settled()
    expect(names(open)).to.deep.equal(['One'])
  })

  it('ends when its bulk run ends', async () => {
    const open = await openDoor()
    const run = new AbortController()
    open.begin(renaming(open, 'One'))
    const { outcome } = request(open, queued(open, 'Two'), { run: run.signal })
    await advance(20_000)
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

describe('Confirmed deletion', () => {
  const SAVE = '/access_codes/update'
  const DELETE = '/access_codes/delete'
  const saving = (): Mutation<AccessCode> =>
    updateAccessCode.change({ code, lock: device, edit: { name: 'Ben', code: '4321' } })
  const status = ({ session }: OpenSession): unknown =>
    accessCodes.select(session.store.getState().shown).get('code')?.resource?.status

  /** Saves a code on a platform that does not respond yet, and deletes it. */
  async function deleteWhileSaving(): Promise<OpenSession & Request> {
    const open = await openSession()
    open.session.store.setState({ confirmed: known() })
    void send(open.session, saving()).catch(() => {})
    const source = createFakeCommandSource()
    const snapshot = takeSnapshot(open.session)
    const outcome = runMutation(deleteAccessCode.change({ code }), { source, snapshot }, open.session)
    await settled()
    return { ...open, asker: source, outcome }
  }

  function changeElsewhere({ session }: OpenSession, change: Partial<AccessCode>): void {
    session.store.setState({ confirmed: known(undefined, { ...code, ...change }) })
  }

  it('is shown at once and sent after the mutation in flight, however long that takes', async () => {
    const open = await deleteWhileSaving()
    expect([status(open), open.platform.at(DELETE).length]).to.deep.equal(['removing', 0])
    await advance(29_000)
    expect(open.platform.at(DELETE)).to.have.length(0)
    open.platform.last(SAVE).answer(done())
    await settled()
    expect(status(open)).to.equal('removing')
    open.platform.last(DELETE).answer(done())
    expect(await open.outcome).to.have.property('status', 'done')
  })

  it('is sent after the mutation in flight fails, whether or not the server applied that mutation', async () => {
    for (const seen of [{}, { name: 'Ben', code: '4321', starts_at: null, ends_at: null }]) {
      const open = await deleteWhileSaving()
      changeElsewhere(open, seen)
      open.platform.last(SAVE).drop()
      await settled()
      expect(open.platform.at(DELETE)).to.have.length(1)
    }
  })

  it('is not sent if the code was changed elsewhere, and the code is shown again', async () => {
    const open = await deleteWhileSaving()
    changeElsewhere(open, { name: 'Somebody else' })
    open.platform.last(SAVE).answer(down())
    expect(await open.outcome).to.deep.equal({ status: 'refused', refusal: 'changed' })
    expect(status(open)).to.equal(undefined)
  })

  it('is sent after its element was removed', async () => {
    const open = await deleteWhileSaving()
    open.asker.change({ isInPage: false })
    open.platform.last(SAVE).answer(done())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })

  it('waits while the user is being verified', async () => {
    const open = await deleteWhileSaving()
    open.asker.change({ presence: 'verifying' })
    open.platform.last(SAVE).answer(done())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(0)
    open.asker.change({ presence: 'present' })
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })

  it('is sent in parallel to the mutation in flight when the page is left or hidden', async () => {
    for (const go of ['leave', 'hide'] as const) {
      const open = await deleteWhileSaving()
      open.page[go]()
      await settled()
      expect(open.platform.at(DELETE)).to.have.length(1)
      open.platform.last(SAVE).answer(done())
      await settled()
      expect(open.platform.at(DELETE)).to.have.length(1)
    }
  })

  it('cannot be replaced by another mutation', async () => {
    const open = await deleteWhileSaving()
    const change = { ...saving(), onConflict: 'replace' as const }
    expect(await send(open.session, change), 'ignored').to.equal(undefined)
    open.platform.last(SAVE).answer(done())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })

  it('is sent once even if it is confirmed several times', async () => {
    const open = await deleteWhileSaving()
    const snapshot = takeSnapshot(open.session)
    const again = runMutation(deleteAccessCode.change({ code }), { source: open.asker, snapshot }, open.session)
    expect(await again).to.deep.equal({ status: 'superseded' })
    open.platform.last(SAVE).answer(done())
    await settled()
    open.platform.last(DELETE).answer(done())
    await settled()
    expect(open.platform.at(DELETE)).to.have.length(1)
  })
})
