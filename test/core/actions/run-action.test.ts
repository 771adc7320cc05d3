import { expect } from 'chai'
import type { Action } from '../../../src/core/actions/action.js'
import { runAction, type RunOptions } from '../../../src/core/actions/run-action.js'
import type { Tables } from '../../../src/core/resources/resource-kind.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { applyPatch, nextVersion } from '../../../src/core/resources/tables.js'
import { nameKey, renameDevice } from '../../../src/features/device/rename-device.js'
import { operateLock } from '../../../src/features/lock/operate-lock.js'
import { attemptAnswer, done, down } from '../fake-platform.js'
import { door, LOCK, openDoor, type OpenDoor, renaming, UPDATE } from '../open-door.js'
import { onFakeClock, pass, settled } from '../time.js'
import { type FakePorts, fakePorts } from './fake-ports.js'

onFakeClock()

interface Running extends OpenDoor {
  readonly ports: FakePorts
  /** Gives the door a name, by an action that may be another than the usual one. */
  rename(name: string, options?: RunOptions, action?: typeof renameDevice): Promise<{ readonly status: string }>
  names(): unknown[]
}

async function open(): Promise<Running> {
  const opened = await openDoor()
  const ports = fakePorts(opened.session)
  return {
    ...opened,
    ports,
    rename: (name, options, action = renameDevice) => runAction(action, { device: door(opened), name }, ports, options),
    names: () => opened.platform.at(UPDATE).map(({ body }) => body.name)
  }
}

const RENAMED = 'event device-rename'
const undoOf = (name: string): string => `undo: ${name}: Saved`
const failureOf = (name: string): string => `error: ${name}: The name could not be saved. Please try again.`

const confirmedName = ({ session }: Running): unknown =>
  session.store.getState().confirmed.devices.get('front')?.resource?.properties?.name

/** What is known once somebody has renamed the door elsewhere. */
function renamedElsewhere(running: Running): Tables {
  const { confirmed } = running.session.store.getState()
  const { patch } = renameDevice.change({ device: door(running), name: 'Elsewhere' })
  return patch ? applyPatch(confirmed, patch, nextVersion()) : confirmed
}

async function answer({ platform }: OpenDoor, response = done()): Promise<void> {
  platform.last(UPDATE).answer(response)
  await settled()
}

describe('An action', () => {
  it('tells the host and the person once it is done', async () => {
    const running = await open()
    void runAction(operateLock, { device: door(running), action: 'lock' }, running.ports)
    await settled()
    expect(running.ports.told).to.deep.equal([])
    running.platform.last(LOCK).answer(attemptAnswer('success'))
    await settled()
    expect(running.ports.told).to.deep.equal([
      'event lock-change',
      'success: Front: Lock status has been successfully updated'
    ])
  })

  it('is tried again by what was known when it failed', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await answer(running, down())
    expect(running.ports.told).to.deep.equal([failureOf('Front')])
    running.ports.tryAgain()
    await settled()
    await answer(running)
    expect(running.names()).to.deep.equal(['Back', 'Back'])
    expect(running.ports.told.slice(1)).to.deep.equal([RENAMED, undoOf('Back')])
  })

  it('is not tried again over what somebody else did since', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await answer(running, down())
    running.begin(renaming(running, 'Side'))
    await settled()
    await answer(running)
    running.ports.tryAgain()
    await settled()
    expect(running.names()).to.deep.equal(['Back', 'Side'])
  })

  it('is undone by its inverse, which is not undone in turn', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await answer(running)
    expect(running.ports.canUndo()).to.equal(true)
    running.ports.undo()
    await settled()
    await answer(running)
    expect(running.names()).to.deep.equal(['Back', 'Front'])
    expect(running.ports.told).to.deep.equal([RENAMED, undoOf('Back'), RENAMED, 'success: Front: Undone'])
  })

  it('goes by the time at which "Undo" was pressed, and waits no longer than 10 s for what is in flight', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await answer(running)
    const { undo } = running.ports
    running.begin(renaming(running, 'Side'))
    await settled()
    undo()
    await pass(10_001)
    await answer(running)
    expect(running.names()).to.deep.equal(['Back', 'Side'])
    expect(running.ports.told.at(-1)).to.equal('rejected: late')
  })

  it('is not undone over what was changed elsewhere after "Undo" was pressed', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await answer(running)
    const { undo, session } = { ...running.ports, ...running }
    running.begin(renaming(running, 'Side'))
    await settled()
    undo()
    await settled()
    session.store.setState({ confirmed: renamedElsewhere(running) })
    await answer(running, down())
    expect(running.names()).to.deep.equal(['Back', 'Side'])
    expect(running.ports.told.at(-1)).to.equal('rejected: changed')
  })

  it('is not undone along with what is newer', async () => {
    const running = await open()
    void running.rename('Back')
    await settled()
    await answer(running)
    running.begin(renaming(running, 'Side'))
    await settled()
    expect(running.ports.canUndo()).to.equal(false)
  })

  it('says nothing where who asked for it does', async () => {
    const running = await open()
    void running.rename('Back', { shouldNotify: (ending) => ending === 'done' })
    await settled()
    await answer(running, down())
    expect(running.ports.told).to.deep.equal([])
  })

  it('is told in other words where it is given them', async () => {
    const running = await open()
    void running.rename('Back', { texts: { failed: () => ({ message: 'No', canRetry: false }) } })
    await settled()
    await answer(running, down())
    running.ports.tryAgain()
    await settled()
    expect([running.ports.told, running.names()]).to.deep.equal([['error: No'], ['Back']])
  })

  describe('while the same is under way', () => {
    it('is ignored if its declaration says so, and the user is told', async () => {
      const running = await open()
      void running.rename('Back')
      expect(await running.rename('Side')).to.deep.equal({ status: 'ignored' })
      await settled()
      expect(running.names()).to.deep.equal(['Back'])
      expect(running.ports.told).to.deep.equal(['rejected: busy'])
    })

    it('waits for its turn, unless nothing is left to send by then', async () => {
      const running = await open()
      void running.rename('Back')
      void running.rename('Side', { onConflict: 'queue' })
      const isNeeded = (): boolean => confirmedName(running) !== 'Side'
      const needless = running.rename('Cellar', { onConflict: 'queue', isNeeded })
      await settled()
      expect(running.names()).to.deep.equal(['Back'])
      await answer(running)
      expect(running.names()).to.deep.equal(['Back', 'Side'])
      await answer(running)
      expect(await needless).to.deep.equal({ status: 'superseded' })
      expect([running.names(), running.pending()]).to.deep.equal([['Back', 'Side'], []])
    })

    it('expires 10 s after the press, and can be tried again from a new press', async () => {
      const running = await open()
      void running.rename('Back')
      const late = running.rename('Side', { onConflict: 'queue' })
      await pass(10_001)
      expect(await late).to.deep.equal({ status: 'refused', refusal: 'late' })
      expect(running.ports.told).to.deep.equal(['rejected: late'])
      running.ports.tryAgain()
      await pass(9000)
      await answer(running)
      expect(running.names()).to.deep.equal(['Back', 'Side'])
    })

    it('takes its place', async () => {
      const running = await open()
      void running.rename('Back')
      void running.rename('Side', { onConflict: 'replace' })
      await settled()
      expect(running.names()).to.deep.equal(['Back', 'Side'])
      expect(running.pending()).to.deep.equal([nameKey('front')])
    })
  })

  describe('that shows as done as soon as it is begun', () => {
    const early: Action<{ readonly device: Device; readonly name: string }, Device> = {
      ...renameDevice,
      undoWhilePending: true
    }

    it('can be undone at once, and is when it is done', async () => {
      const running = await open()
      void running.rename('Back', {}, early)
      expect(running.ports.told).to.deep.equal([undoOf('Back')])
      running.ports.undo()
      await settled()
      expect(running.names()).to.deep.equal(['Back'])
      await answer(running)
      await answer(running)
      expect(running.names()).to.deep.equal(['Back', 'Front'])
      expect(running.ports.told).to.deep.equal([undoOf('Back'), RENAMED, RENAMED, 'success: Front: Undone'])
    })

    it('is taken back by "Undo" while it waits for its turn: nothing is sent', async () => {
      const running = await open()
      void running.rename('Back')
      const taken = running.rename('Side', { onConflict: 'queue' }, early)
      expect([running.name(), running.ports.told]).to.deep.equal(['Side', [undoOf('Side')]])
      running.ports.undo()
      expect(await taken).to.deep.equal({ status: 'superseded' })
      await settled()
      expect(running.name()).to.equal('Back')
      expect(running.ports.told).to.deep.equal([undoOf('Side'), 'success: Side: Undone'])
      await answer(running)
      expect(running.names()).to.deep.equal(['Back'])
    })

    it('takes the offer back if the gate refuses it, and says why', async () => {
      const running = await open()
      void running.rename('Back')
      void running.rename('Side', { onConflict: 'queue' }, early)
      await pass(10_001)
      expect(running.ports.canUndo()).to.equal(false)
      expect(running.ports.told).to.deep.equal([undoOf('Side'), 'rejected: late'])
    })

    it('has nothing to be undone where it failed', async () => {
      const running = await open()
      void running.rename('Back', {}, early)
      running.ports.undo()
      await settled()
      await answer(running, down())
      expect(running.names()).to.deep.equal(['Back'])
      expect(running.ports.told).to.deep.equal([undoOf('Back'), 'success: Back: Undone'])
    })

    it('takes the offer back where it failed, and says so', async () => {
      const running = await open()
      void running.rename('Back', {}, early)
      await settled()
      await answer(running, down())
      expect(running.ports.canUndo()).to.equal(false)
      expect(running.ports.told).to.deep.equal([undoOf('Back'), failureOf('Front')])
    })
  })
})
