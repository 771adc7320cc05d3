import { expect } from 'chai'
import { MINUTE, onFakeClock, advance, SECOND, settled } from '../time.js'
import { createFakeCommandSource } from '../gate/fake-command-source.js'
import { openHouse, tally } from './many-locks.js'

onFakeClock()

describe('End of a bulk run', () => {
  it('ends if the page is left and shown again before unknown outcomes are verified', async () => {
    const house = await openHouse(2)
    house.fate = (index) => (index === 0 ? 'answer lost' : 'lost')
    const run = house.bulk.start(house.plan())
    await advance(2 * SECOND)
    expect(tally(house)).to.deep.equal({ 'still-waiting': 2 })
    run?.flush()
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 1, failed: 1 })
    expect(house.bulk.store.getState().isSettled).to.equal(true)
  })

  it('ends if its element changes before unknown outcomes are verified', async () => {
    const house = await openHouse(2)
    const source = createFakeCommandSource()
    house.fate = () => 'answer lost'
    house.bulk.start(house.plan(house.ids, { source }))
    await advance(2 * SECOND)
    source.change({ allows: false })
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 2 })
    expect(house.bulk.store.getState().isSettled).to.equal(true)
  })

  it('is the only one in its session until it has ended, and can be dismissed only then', async () => {
    const house = await openHouse(2)
    house.bulk.start(house.plan())
    expect(house.bulk.start(house.plan())).to.equal(undefined)
    house.bulk.dismiss()
    await settled()
    expect(tally(house)).to.deep.equal({ running: 2 })
    await advance(5 * SECOND)
    house.bulk.dismiss()
    expect(house.bulk.store.getState().outcomes).to.equal(undefined)
    expect(house.seen).to.deep.equal([1, 1])
  })

  it('ends with its session, and sends nothing more', async () => {
    const house = await openHouse(20)
    let isTold = false
    house.bulk.start(house.plan(house.ids, { onSettled: () => void (isTold = true) }))
    await settled()
    house.session.dispose()
    await advance(MINUTE)
    expect(house.bulk.store.getState().outcomes).to.equal(undefined)
    expect([house.outlivesPage.length, isTold]).to.deep.equal([6, false])
  })

  it('commits results in batches, and all of them by its end', async () => {
    const house = await openHouse(60)
    const tables = new Set<unknown>()
    house.session.store.subscribe(({ confirmed }) => tables.add(confirmed.devices))
    house.bulk.start(house.plan())
    await advance(MINUTE)
    expect(tally(house)).to.deep.equal({ done: 60 })
    expect(house.ids.filter((id) => house.device(id)?.properties?.locked !== true)).to.deep.equal([])
    expect(tables.size).to.be.below(30)
  })
})
