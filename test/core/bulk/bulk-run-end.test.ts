import { deviceQuery } from '../../../src/features/device/data/queries.js'
import { createFakeCommandSource } from '../gate/fake-command-source.js'
import { advance, MINUTE, onFakeClock, SECOND, settled } from '../time.js'
import { openManyLocks, tally } from './many-locks.js'

onFakeClock()

describe('Ending bulk run', () => {
  it('ends if the page is left and shown again before unknown outcomes are verified', async () => {
    const locks = await openManyLocks(2)
    locks.fate = (index) => (index === 0 ? 'answer lost' : 'lost')
    const run = locks.bulk.start(locks.plan())
    await advance(2 * SECOND)
    expect(tally(locks)).to.deep.equal({ 'still-waiting': 2 })
    run?.flush()
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 1, failed: 1 })
    expect(locks.bulk.store.getState().isSettled).to.equal(true)
  })

  it('sends no update while the page is being left, because its resource has to be read first', async () => {
    const locks = await openManyLocks(20)
    const plan = locks.plan()
    const tasks = plan.tasks.map((task, index) => {
      const readBeforeSend = deviceQuery(locks.ids[index] ?? '')
      return { ...task, mutation: { ...task.mutation, readBeforeSend } }
    })
    const run = locks.bulk.start({ ...plan, tasks })
    await settled()
    expect(locks.bulk.store.getState().needsPage).to.equal(true)
    run?.flush()
    await settled()
    expect(tally(locks)).to.deep.equal({ running: 6, waiting: 14 })
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 20 })
    expect(locks.bulk.store.getState().needsPage).to.equal(false)
  })

  it('ends if its element changes before unknown outcomes are verified', async () => {
    const locks = await openManyLocks(2)
    const source = createFakeCommandSource()
    locks.fate = () => 'answer lost'
    locks.bulk.start(locks.plan(locks.ids, { source }))
    await advance(2 * SECOND)
    source.change({ allows: false })
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 2 })
    expect(locks.bulk.store.getState().isSettled).to.equal(true)
  })

  it('is the only one in its session until it has ended, and can be dismissed only then', async () => {
    const locks = await openManyLocks(2)
    locks.bulk.start(locks.plan())
    expect(locks.bulk.start(locks.plan())).to.equal(undefined)
    locks.bulk.dismiss()
    await settled()
    expect(tally(locks)).to.deep.equal({ running: 2 })
    await advance(5 * SECOND)
    locks.bulk.dismiss()
    expect(locks.bulk.store.getState().outcomes).to.equal(undefined)
    expect(locks.seen).to.deep.equal([1, 1])
  })

  it('ends with its session, and sends nothing more', async () => {
    const locks = await openManyLocks(20)
    let isTold = false
    locks.bulk.start(locks.plan(locks.ids, { onSettled: () => void (isTold = true) }))
    await settled()
    locks.session.dispose()
    await advance(MINUTE)
    expect(locks.bulk.store.getState().outcomes).to.equal(undefined)
    expect([locks.outlivesPage.length, isTold]).to.deep.equal([6, false])
  })

  it('commits results in batches, and all of them by its end', async () => {
    const locks = await openManyLocks(60)
    const tables = new Set<unknown>()
    locks.session.store.subscribe(({ confirmed }) => tables.add(confirmed.devices))
    locks.bulk.start(locks.plan())
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 60 })
    expect(locks.ids.filter((id) => locks.device(id)?.properties?.locked !== true)).to.deep.equal([])
    expect(tables.size).to.be.below(30)
  })
})
