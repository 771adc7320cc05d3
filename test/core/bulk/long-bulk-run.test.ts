import { expect } from 'chai'
import { needsVerification } from '../../../src/core/bulk/verify-outcomes.js'
import { deviceListQuery } from '../../../src/features/device/data/queries.js'
import { MINUTE, onFakeClock, advance, SECOND, settled } from '../time.js'
import { failedOf, openHouse, tally } from './many-locks.js'

onFakeClock()

describe('Bulk run over 300 locks with failures', () => {
  it('ends with the true state in every row, sends each command once, and completes the failed rows on retry', async () => {
    const house = await openHouse(300)
    house.fate = (index) => {
      if (index % 10 === 3) return 'refused'
      if (index % 20 === 5) return 'late'
      if (index % 20 === 15) return index % 40 === 15 ? 'lost' : 'answer lost'
      return undefined
    }
    let over = 0
    let failures = 0
    house.bulk.start(house.plan(house.ids, { onFailed: () => void (failures += 1), onSettled: () => void (over += 1) }))
    await advance(5 * MINUTE)

    expect(house.bulk.store.getState().isSettled).to.equal(true)
    // Of the dropped connections, every second one lost only the response: these locks are locked.
    expect(tally(house)).to.deep.equal({ done: 247, failed: 53 })
    expect([over, failures, house.doneIds.length, new Set(house.doneIds).size]).to.deep.equal([1, 53, 247, 247])
    const truth = await house.truth()
    expect(house.ids.filter((id, index) => (house.outcome(id)?.status === 'done') !== truth[index])).to.deep.equal([])
    expect(house.ids.filter((id, index) => house.device(id)?.properties?.locked !== truth[index])).to.deep.equal([])
    expect(house.seen.filter((times) => times !== 1)).to.deep.equal([])
    expect(house.mostAtOnce()).to.be.at.most(6)

    house.fate = () => undefined
    const failed = failedOf(house)
    house.bulk.start(house.plan(failed))
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 53 })
    expect((await house.truth()).every(Boolean)).to.equal(true)
    expect(house.ids.filter((id, index) => house.seen[index] !== (failed.includes(id) ? 2 : 1))).to.deep.equal([])
  })

  it('flushes the waiting commands with keepalive when the page is left, and sends none twice', async () => {
    const house = await openHouse(200)
    const run = house.bulk.start(house.plan())
    await settled()
    expect(house.seen.filter(Boolean)).to.have.length(6)
    expect(house.bulk.store.getState().needsPage).to.equal(false)
    run?.flush()
    await settled()
    expect(house.seen.filter((times) => times === 1)).to.have.length(200)
    expect(house.outlivesPage.filter((outlives) => !outlives)).to.deep.equal([])
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 200 })
    expect(house.seen.filter((times) => times !== 1)).to.deep.equal([])
  })

  it('needs its page while more commands wait than fit in keepalive requests, reports the rest as waiting, and continues when the page is back', async () => {
    const house = await openHouse(300)
    const run = house.bulk.start(house.plan())
    await settled()
    expect(house.bulk.store.getState().needsPage).to.equal(true)
    run?.flush()
    await settled()
    expect(house.outlivesPage).to.deep.equal(Array.from({ length: 240 }, () => true))
    expect(tally(house)).to.deep.equal({ running: 240, waiting: 60 })
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 300 })
    expect(house.bulk.store.getState().needsPage).to.equal(false)
    expect(house.seen.filter((times) => times !== 1)).to.deep.equal([])
  })
})

describe('Bulk run on a slow platform', () => {
  it('needs its page while more commands wait than can be answered during keepalive, and flushes only that many', async () => {
    const house = await openHouse(200)
    house.pace = 1500
    const run = house.bulk.start(house.plan())
    await advance(2 * SECOND)
    expect(house.bulk.store.getState().needsPage).to.equal(true)
    run?.flush()
    await settled()
    // Six at once, 24 s in total.
    expect(house.outlivesPage.filter(Boolean)).to.have.length(96)
    expect(tally(house)).to.deep.equal({ running: 96, waiting: 104 })
    await advance(MINUTE)
    expect(house.bulk.store.getState().needsPage).to.equal(false)
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 200 })
    expect(house.seen.filter((times) => times !== 1)).to.deep.equal([])
  })

  it('does not need its page if the browser allows many parallel calls', async () => {
    const house = await openHouse(200)
    house.pace = 1500
    house.bulk.start(house.plan(house.ids, { maxConcurrentCalls: 100 }))
    await advance(2 * SECOND)
    expect(house.bulk.store.getState().needsPage).to.equal(false)
  })
})

describe('Verification of unknown outcomes', () => {
  it('requests at most a hundred resources per query, each once', async () => {
    const house = await openHouse(1)
    const asked: (readonly string[])[] = []
    const ids = Array.from({ length: 250 }, (_, index) => `device_${index}`)
    const plan = house.plan([], {
      verifyQuery(some) {
        asked.push(some)
        return deviceListQuery({ deviceIds: some })
      }
    })
    expect(needsVerification(plan, ids, [])).to.have.length(3)
    expect(asked.map(({ length }) => length)).to.deep.equal([100, 100, 50])
    expect(asked.flat()).to.deep.equal(ids)
  })
})
