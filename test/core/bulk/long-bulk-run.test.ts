import { verificationQueries } from '../../../src/core/bulk/verify-tasks.js'
import { deviceListQuery } from '../../../src/features/device/data/queries.js'
import { advance, MINUTE, onFakeClock, SECOND, settled } from '../time.js'
import { failedOf, openManyLocks, tally } from './many-locks.js'

onFakeClock()

describe('Bulk run over 300 locks with failures', () => {
  it('ends with the true state in every row, sends each command once, and completes the failed rows on retry', async () => {
    const locks = await openManyLocks(300)
    locks.fate = (index) => {
      if (index % 10 === 3) return 'rejected'
      if (index % 20 === 5) return 'late'
      if (index % 20 === 15) return index % 40 === 15 ? 'lost' : 'answer lost'
      return undefined
    }
    let over = 0
    let failures = 0
    locks.bulk.start(locks.plan(locks.ids, { onFailed: () => void (failures += 1), onSettled: () => void (over += 1) }))
    await advance(5 * MINUTE)

    expect(locks.bulk.store.getState().isSettled).to.equal(true)
    // Of the dropped connections, every second one lost only the response: these locks are locked.
    expect(tally(locks)).to.deep.equal({ succeeded: 247, failed: 53 })
    expect([over, failures, locks.succeededIds.length, new Set(locks.succeededIds).size]).to.deep.equal([
      1, 53, 247, 247
    ])
    const truth = await locks.truth()
    expect(locks.ids.filter((id, index) => (locks.outcome(id)?.status === 'succeeded') !== truth[index])).to.deep.equal(
      []
    )
    expect(locks.ids.filter((id, index) => locks.device(id)?.properties?.locked !== truth[index])).to.deep.equal([])
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
    expect(locks.mostAtOnce()).to.be.at.most(6)

    locks.fate = () => undefined
    const failed = failedOf(locks)
    locks.bulk.start(locks.plan(failed))
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 53 })
    expect((await locks.truth()).every(Boolean)).to.equal(true)
    expect(locks.ids.filter((id, index) => locks.seen[index] !== (failed.includes(id) ? 2 : 1))).to.deep.equal([])
  })

  it('flushes the waiting commands with keepalive when the page is left, and sends none twice', async () => {
    const locks = await openManyLocks(200)
    const run = locks.bulk.start(locks.plan())
    await settled()
    expect(locks.seen.filter(Boolean)).to.have.length(6)
    expect(locks.bulk.store.getState().needsPage).to.equal(false)
    run?.flush()
    await settled()
    expect(locks.seen.filter((times) => times === 1)).to.have.length(200)
    expect(locks.outlivesPage.filter((outlives) => !outlives)).to.deep.equal([])
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 200 })
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
  })

  it('needs its page while more commands wait than fit in keepalive requests, reports the rest as waiting, and continues when the page is back', async () => {
    const locks = await openManyLocks(300)
    const run = locks.bulk.start(locks.plan())
    await settled()
    expect(locks.bulk.store.getState().needsPage).to.equal(true)
    run?.flush()
    await settled()
    expect(locks.outlivesPage).to.deep.equal(Array.from({ length: 240 }, () => true))
    expect(tally(locks)).to.deep.equal({ running: 240, waiting: 60 })
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 300 })
    expect(locks.bulk.store.getState().needsPage).to.equal(false)
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
  })
})

describe('Bulk run on a slow platform', () => {
  it('needs its page while more commands wait than can be answered during keepalive, and flushes only that many', async () => {
    const locks = await openManyLocks(200)
    locks.pace = 1500
    const run = locks.bulk.start(locks.plan())
    await advance(2 * SECOND)
    expect(locks.bulk.store.getState().needsPage).to.equal(true)
    run?.flush()
    await settled()
    // Six at once, 24 s in total.
    expect(locks.outlivesPage.filter(Boolean)).to.have.length(96)
    expect(tally(locks)).to.deep.equal({ running: 96, waiting: 104 })
    await advance(MINUTE)
    expect(locks.bulk.store.getState().needsPage).to.equal(false)
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 200 })
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
  })

  it('does not need its page if the browser allows many parallel calls', async () => {
    const locks = await openManyLocks(200)
    locks.pace = 1500
    locks.bulk.start(locks.plan(locks.ids, { maxConcurrentCalls: 100 }))
    await advance(2 * SECOND)
    expect(locks.bulk.store.getState().needsPage).to.equal(false)
  })
})

describe('Verification of unknown outcomes', () => {
  it('requests at most a hundred resources per query, each once', async () => {
    const locks = await openManyLocks(1)
    const queriedIds: (readonly string[])[] = []
    const ids = Array.from({ length: 250 }, (_, index) => `device_${index}`)
    const plan = locks.plan([], {
      verifyQuery(some) {
        queriedIds.push(some)
        return deviceListQuery({ deviceIds: some })
      }
    })
    expect(verificationQueries(plan, ids, [])).to.have.length(3)
    expect(queriedIds.map(({ length }) => length)).to.deep.equal([100, 100, 50])
    expect(queriedIds.flat()).to.deep.equal(ids)
  })
})
