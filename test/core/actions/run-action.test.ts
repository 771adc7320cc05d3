import { type RunOptions, runAction } from '../../../src/core/actions/run-action.js'
import { takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { applyPatch } from '../../../src/core/resources/patches.js'
import type { Tables } from '../../../src/core/resources/resource-kind.js'
import { nextVersion } from '../../../src/core/resources/tables.js'
import { nameKey, renameDevice } from '../../../src/features/device/rename-device.js'
import { operateLock } from '../../../src/features/lock/operate-lock.js'
import { GET } from '../device-reads.js'
import { attemptResponse, deviceResponse, down, lock } from '../fake-platform.js'
import { OFFERED } from '../offered.js'
import { door, LOCK, type OpenDoor, openDoor, renaming } from '../open-door.js'
import { advance, onFakeClock, settled } from '../time.js'
import { type FakePorts, fakePorts } from './fake-ports.js'

onFakeClock()

interface Running extends OpenDoor {
  readonly ports: FakePorts
  /** Renames the door, optionally with a variant of the action. */
  rename(name: string, options?: RunOptions, action?: typeof renameDevice): Promise<{ readonly status: string }>
}

async function open(): Promise<Running> {
  const opened = await openDoor()
  const ports = fakePorts(opened.session)
  return {
    ...opened,
    ports,
    rename: (name, options, action = renameDevice) => runAction(action, { device: door(opened), name }, ports, options)
  }
}

const RENAMED = 'event device-rename'
const undoOf = (name: string): string => `undo: ${name}: Saved`
const failureOf = (name: string): string => `error: ${name}: The name could not be saved. Please try again.`

const confirmedName = ({ session }: Running): unknown =>
  session.store.getState().confirmed.devices.get('front')?.resource?.properties?.name

/** Returns the tables after the door was renamed elsewhere. */
function renamedElsewhere(running: Running): Tables {
  const { confirmed } = running.session.store.getState()
  const { patch } = renameDevice.mutation({ device: door(running), name: 'Elsewhere' })
  return patch ? applyPatch(confirmed, patch, nextVersion()) : confirmed
}

describe('Action', () => {
  it('dispatches its event and shows a success message when it is done', async () => {
    const running = await open()
    const { session, ports } = running
    void runAction(operateLock, { device: door(running), action: 'lock' }, ports, {
      snapshot: takeSnapshot(session, OFFERED)
    })
    await settled()
    expect(running.ports.log).to.deep.equal([])
    running.platform.last(LOCK).respond(attemptResponse('success'))
    await settled()
    expect(running.ports.log).to.deep.equal([
      'event lock-change',
      'success: Front: Lock status has been successfully updated'
    ])
  })

  it('uses the snapshot at the time of failure when "Try again" is pressed', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond(down())
    expect(running.ports.log).to.deep.equal([failureOf('Front')])
    running.ports.tryAgain()
    await settled()
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Back', 'Back'])
    expect(running.ports.log.slice(1)).to.deep.equal([RENAMED, undoOf('Back')])
  })

  it('is sent again by "Try again" if the platform has applied it although it failed', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond(down())
    running.platform.last(GET).respond(deviceResponse(lock('front', false, 'Back')))
    await settled()
    running.ports.tryAgain()
    await settled()
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Back', 'Back'])
    expect(running.ports.log.slice(1)).to.deep.equal([RENAMED, undoOf('Back')])
  })

  it('is not sent again by "Try again" if the resource was changed by someone else meanwhile', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond(down())
    running.begin(renaming(running, 'Side'))
    await settled()
    await running.respond()
    running.ports.tryAgain()
    await settled()
    expect(running.sentNames()).to.deep.equal(['Back', 'Side'])
  })

  it('is undone by its inverse action, which offers no undo', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond()
    expect(running.ports.canUndo()).to.equal(true)
    running.ports.undo()
    await settled()
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Back', 'Front'])
    expect(running.ports.log).to.deep.equal([RENAMED, undoOf('Back'), RENAMED, 'success: Front: Undone'])
  })

  it('shows its success without "Undo" if it has no inverse action', async () => {
    const running = await open()
    void running.rename('Back', {}, { ...renameDevice, inverse: () => undefined })
    await settled()
    await running.respond()
    expect(running.ports.log).to.deep.equal([RENAMED, 'success: Back: Saved'])
  })

  it('uses the time of the press of "Undo", and waits at most 10 s for the mutation in flight', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond()
    const { undo } = running.ports
    running.begin(renaming(running, 'Side'))
    await settled()
    undo()
    await advance(10_001)
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Back', 'Side'])
    expect(running.ports.log.at(-1)).to.equal('rejected: expired')
  })

  it('is not undone if the resource was changed elsewhere after "Undo" was pressed', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond()
    const { undo, session } = { ...running.ports, ...running }
    running.begin(renaming(running, 'Side'))
    await settled()
    undo()
    await settled()
    session.store.setState({ confirmed: renamedElsewhere(running) })
    await running.respond(down())
    expect(running.sentNames()).to.deep.equal(['Back', 'Side'])
    expect(running.ports.log.at(-1)).to.equal('rejected: changed')
  })

  it('is not offered again over what someone else has changed', async () => {
    const running = await open()
    running.begin(renaming(running, 'Side'))
    void running.rename('Back', { onConflict: 'queue' })
    await settled()
    running.session.store.setState({ confirmed: renamedElsewhere(running) })
    await running.respond(down())
    expect(running.ports.log).to.deep.equal(['rejected: changed'])
    running.ports.tryAgain()
    await settled()
    expect(running.sentNames()).to.deep.equal(['Side'])
  })

  it('cannot be undone while a newer change is pending', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await running.respond()
    running.begin(renaming(running, 'Side'))
    await settled()
    expect(running.ports.canUndo()).to.equal(false)
  })

  it('shows no message if the caller reports the outcome', async () => {
    const running = await open()
    void running.rename('Back', { shouldNotify: (ending) => ending === 'succeeded' })
    await settled()
    await running.respond(down())
    expect(running.ports.log).to.deep.equal([])
  })

  it('shows the message that the caller provides', async () => {
    const running = await open()
    void running.rename('Back', { texts: { failed: () => ({ message: 'No', canRetry: false }) } })
    await settled()
    await running.respond(down())
    running.ports.tryAgain()
    await settled()
    expect([running.ports.log, running.sentNames()]).to.deep.equal([['error: No'], ['Back']])
  })

  describe('Action with the same key as a mutation in flight', () => {
    it('is ignored with a message if its declaration says so', async () => {
      const running = await open()
      void running.rename('Back')
      expect(await running.rename('Side')).to.deep.equal({ status: 'ignored' })
      await settled()
      expect(running.sentNames()).to.deep.equal(['Back'])
      expect(running.ports.log).to.deep.equal(['rejected: busy'])
    })

    it('waits for its turn, and is not sent if it is no longer needed', async () => {
      const running = await open()
      void running.rename('Back')
      void running.rename('Side', { onConflict: 'queue' })
      const isNeeded = (): boolean => confirmedName(running) !== 'Side'
      const needless = running.rename('Cellar', { onConflict: 'queue', isNeeded })
      await settled()
      expect(running.sentNames()).to.deep.equal(['Back'])
      await running.respond()
      expect(running.sentNames()).to.deep.equal(['Back', 'Side'])
      await running.respond()
      expect(await needless).to.deep.equal({ status: 'unneeded' })
      expect([running.sentNames(), running.pending()]).to.deep.equal([['Back', 'Side'], []])
    })

    it('expires 10 s after the press, and "Try again" counts as a new press', async () => {
      const running = await open()
      void running.rename('Back')
      const late = running.rename('Side', { onConflict: 'queue' })
      await advance(10_001)
      expect(await late).to.deep.equal({ status: 'rejected', reason: 'expired' })
      expect(running.ports.log).to.deep.equal(['rejected: expired'])
      running.ports.tryAgain()
      await advance(9000)
      await running.respond()
      expect(running.sentNames()).to.deep.equal(['Back', 'Side'])
    })

    it('replaces the mutation in flight', async () => {
      const running = await open()
      void running.rename('Back')
      void running.rename('Side', { onConflict: 'replace' })
      await settled()
      expect(running.sentNames()).to.deep.equal(['Back', 'Side'])
      expect(running.pending()).to.deep.equal([nameKey('front')])
    })
  })
})
