import { expect } from 'chai'
import { queueMutation } from '../../src/core/actions/queue-mutation.js'
import { done, down } from './fake-platform.js'
import { type OpenDoor, openDoor, renaming, UPDATE } from './open-door.js'
import { send } from './send.js'
import { onFakeClock, settled } from './time.js'
import { nameKey } from '../../src/features/device/rename-device.js'

onFakeClock()

const KEY = nameKey('front')

const names = ({ platform }: OpenDoor): unknown[] => platform.at(UPDATE).map(({ body }) => body.name)

function queue(open: OpenDoor, name: string): void {
  const change = renaming(open, name)
  void queueMutation(open.session, KEY, () => send(open.session, change))
}

describe('A queued change', () => {
  it('is begun in the same turn where its key is free', async () => {
    const open = await openDoor()
    queue(open, 'One')
    expect(open.pending()).to.deep.equal([KEY])
  })

  it('waits for its key, one after the other, and none is lost', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    for (const name of ['Two', 'Three', 'Four']) queue(open, name)
    for (const sent of [['One'], ['One', 'Two'], ['One', 'Two', 'Three'], ['One', 'Two', 'Three', 'Four']]) {
      await settled()
      expect(names(open)).to.deep.equal(sent)
      open.platform.last(UPDATE).answer(done())
    }
    await settled()
    expect([open.name(), open.pending()]).to.deep.equal(['Four', []])
  })

  it('is begun after one that failed', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    queue(open, 'Two')
    await settled()
    open.platform.last(UPDATE).answer(down())
    await settled()
    expect(names(open)).to.deep.equal(['One', 'Two'])
  })

  it('sends nothing where its session has ended meanwhile', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'One'))
    queue(open, 'Two')
    await settled()
    open.session.dispose()
    await settled()
    expect(names(open)).to.deep.equal(['One'])
  })
})
