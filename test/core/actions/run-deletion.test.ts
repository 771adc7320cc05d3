import { createDeletion } from '../../../src/core/undo/run-deletion.js'
import { renameDevice } from '../../../src/features/device/rename-device.js'
import { GET } from '../device-reads.js'
import { deviceResponse, down, lock, rejected } from '../fake-platform.js'
import { door, type OpenDoor, openDoor, renaming } from '../open-door.js'
import { advance, onFakeClock, settled } from '../time.js'
import { type FakePorts, fakePorts } from './fake-ports.js'

onFakeClock()

interface Running extends OpenDoor {
  readonly ports: FakePorts
  remove(): Promise<{ readonly status: string }>
}

const { inverse: _inverse, texts: _texts, ...rename } = renameDevice

/** A rename with the conflict policy of a deletion. */
const standIn: typeof renameDevice = {
  ...rename,
  mutation: (input) => ({ ...rename.mutation(input), onConflict: 'queue' })
}

/** Opens a session in which a rename to "Back" stands in for a deletion, and a rename to "Front" recreates. */
async function open(): Promise<Running> {
  const opened = await openDoor()
  const ports = fakePorts(opened.session)
  const device = door(opened)
  const { remove } = createDeletion(
    standIn,
    {
      subject: ({ name }) => name,
      texts: { deleted: 'Deleted', deleteFailed: 'Not deleted', failed: 'Not recreated' },
      recreate: {
        action: standIn,
        operation: 'devices.update',
        params: (input) => ({ device: input.device, name: 'Front' })
      }
    },
    { ...ports, element: {}, failureText: (_, failed) => failed, loadRecreation: async () => undefined }
  )
  return {
    ...opened,
    ports,
    remove: () => remove({ device, name: 'Back' })
  }
}

const RENAMED = 'event device-rename'
const OFFERED = 'undo: Back: Deleted'
const UNDONE = 'success: Back: Undone'
const FAILED = 'error: Back: Not deleted'

describe('Deletion', () => {
  it('offers "Undo" at once, and is undone after its response', async () => {
    const running = await open()
    void running.remove()
    expect(running.ports.log).to.deep.equal([OFFERED])
    running.ports.undo()
    await settled()
    expect(running.sentNames()).to.deep.equal(['Back'])
    await running.respond()
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Back', 'Front'])
    expect(running.ports.log).to.deep.equal([OFFERED, RENAMED, RENAMED, UNDONE])
  })

  it('is withdrawn by "Undo" without a request while it waits for its turn', async () => {
    const running = await open()
    running.begin(renaming(running, 'Side'))
    const { name } = running
    const taken = running.remove()
    expect([name(), running.ports.log]).to.deep.equal(['Back', [OFFERED]])
    running.ports.undo()
    expect(await taken).to.deep.equal({ status: 'superseded' })
    await settled()
    expect(name()).to.equal('Side')
    expect(running.ports.log).to.deep.equal([OFFERED, UNDONE])
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Side'])
  })

  it('removes the undo offer and shows the reason if the gate rejects it', async () => {
    const running = await open()
    running.begin(renaming(running, 'Side'))
    void running.remove()
    await advance(10_001)
    expect(running.ports.canUndo()).to.equal(false)
    expect(running.ports.log).to.deep.equal([OFFERED, 'rejected: expired'])
  })

  /** Fails a deletion without a response after "Undo" was pressed, and answers the verification. */
  async function verified(running: Running, response: Response): Promise<void> {
    void running.remove()
    running.ports.undo()
    await settled()
    await running.respond(down())
    expect(running.ports.log).to.deep.equal([OFFERED])
    running.platform.on(GET, () => response.clone())
    running.platform.last(GET).respond(response.clone())
    await settled()
  }

  it('recreates nothing if it failed after "Undo" was pressed and was not applied', async () => {
    const running = await open()
    await verified(running, deviceResponse(lock('front', false, 'Front')))
    expect(running.sentNames()).to.deep.equal(['Back'])
    expect(running.ports.log).to.deep.equal([OFFERED, UNDONE])
  })

  it('recreates the resource if it failed after "Undo" was pressed but was applied', async () => {
    const running = await open()
    await verified(running, deviceResponse(lock('front', false, 'Back')))
    await running.respond()
    expect(running.sentNames()).to.deep.equal(['Back', 'Front'])
    expect(running.ports.log).to.deep.equal([OFFERED, RENAMED, UNDONE])
  })

  it('shows the failure if it is unknown whether it was applied', async () => {
    const running = await open()
    await verified(running, rejected(404, 'device_not_found'))
    expect(running.sentNames()).to.deep.equal(['Back'])
    expect(running.ports.log).to.deep.equal([OFFERED, FAILED])
  })

  it('shows the failure if neither it nor its verification gets a response', async () => {
    const running = await open()
    void running.remove()
    running.ports.undo()
    await advance(5 * 60_000)
    expect(running.sentNames()).to.deep.equal(['Back'])
    expect(running.ports.log).to.deep.equal([OFFERED, FAILED])
  })

  it('removes the undo offer and shows an error if it fails', async () => {
    const running = await open()
    void running.remove()
    await settled()
    await running.respond(down())
    expect(running.ports.canUndo()).to.equal(false)
    expect(running.ports.log).to.deep.equal([OFFERED, FAILED])
  })
})
