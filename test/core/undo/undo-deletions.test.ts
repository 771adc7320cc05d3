import { takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { type DeletedResource, undoDeletions } from '../../../src/core/undo/undo-deletions.js'
import { fakePorts } from '../actions/fake-ports.js'
import { OFFERED } from '../offered.js'
import { openDoor } from '../open-door.js'
import { onFakeClock, settled } from '../time.js'

onFakeClock()

describe('Undo of several deletions of resources with unknown values', () => {
  it('opens one form, and a toast retries the others', async () => {
    const { session } = await openDoor()
    const ports = { ...fakePorts(session), loadRecreation: async () => undefined }
    const opened: string[] = []
    const resource = (subject: string): DeletedResource => ({
      subject,
      outcome: Promise.resolve({ status: 'succeeded', response: undefined }),
      withdraw() {},
      isDeleted: async () => true,
      recreate: async (since) => ({ error: undefined, since }),
      task: () => undefined,
      openForm: () => opened.push(subject) > 0
    })
    const texts = { operation: 'accessCodes.create', failed: () => 'Not recreated' } as const
    const deleted = ['Anna', 'Bert', 'Cleo'].map(resource)
    await undoDeletions(deleted, takeSnapshot(session, OFFERED), ports, texts)
    expect(opened).to.deep.equal(['Anna'])
    expect(ports.log).to.deep.equal(['error: Bert, Cleo: Not recreated'])
    ports.tryAgain()
    await settled()
    expect(opened).to.deep.equal(['Anna', 'Bert'])
    expect(ports.log.slice(1)).to.deep.equal(['error: Cleo: Not recreated'])
  })
})
