import type { BulkOutcomes } from '../../../src/core/bulk/bulk-outcome.js'
import { advance, MINUTE, onFakeClock, SECOND, settled } from '../time.js'
import { type ManyLocks, openManyLocks, tally } from './many-locks.js'

onFakeClock()

const countOf = ({ bulk }: ManyLocks) => bulk.store.getState().count

describe('Stopped bulk run', () => {
  it('sends nothing more, and counts what it has not sent', async () => {
    const locks = await openManyLocks(20)
    let settledOutcomes: BulkOutcomes | undefined
    locks.bulk.start(locks.plan(locks.ids, { onSettled: (outcomes) => void (settledOutcomes = outcomes) }))
    await settled()
    expect(countOf(locks).waiting).to.equal(14)
    locks.bulk.stop()
    expect(tally(locks)).to.deep.equal({ running: 6, skipped: 14 })
    expect(locks.bulk.store.getState()).to.include({ isSettled: false, isStopped: true })
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 6, skipped: 14 })
    expect(locks.outlivesPage).to.have.length(6)
    expect(countOf(locks)).to.deep.include({ total: 20, settled: 20, succeeded: 6, stopped: 14, waiting: 0 })
    expect(locks.bulk.store.getState()).to.include({ isSettled: true, isStopped: true })
    expect(settledOutcomes?.get(locks.ids[19] ?? '')).to.deep.equal({ status: 'skipped', reason: 'stopped' })
  })

  it('does not send commands again that the platform was too busy for', async () => {
    const locks = await openManyLocks(20, 8)
    let isBusy = true
    locks.fate = () => (isBusy ? 'too fast' : undefined)
    locks.bulk.start(locks.plan())
    await settled()
    expect(countOf(locks).waiting).to.equal(20)
    isBusy = false
    locks.bulk.stop()
    await settled()
    expect(tally(locks)).to.deep.equal({ skipped: 20 })
    expect(locks.bulk.store.getState().isSettled).to.equal(true)
    await advance(MINUTE)
    expect(locks.outlivesPage).to.have.length(6)
    expect(locks.seen.filter((times) => times > 0)).to.deep.equal([])
  })

  it('sends nothing during the pause after a 429', async () => {
    const locks = await openManyLocks(20, 30)
    let isBusy = true
    locks.fate = () => (isBusy ? 'too fast' : undefined)
    locks.bulk.start(locks.plan())
    await advance(SECOND)
    expect(tally(locks)).to.deep.equal({ failed: 6, waiting: 14 })
    isBusy = false
    locks.bulk.stop()
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ failed: 6, skipped: 14 })
    expect(locks.outlivesPage).to.have.length(6)
  })

  it('verifies unknown outcomes', async () => {
    const locks = await openManyLocks(10)
    locks.fate = (index) => (index === 0 ? 'answer lost' : 'lost')
    locks.pace = SECOND
    locks.bulk.start(locks.plan())
    await settled()
    locks.bulk.stop()
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 1, failed: 5, skipped: 4 })
    expect(locks.outlivesPage).to.have.length(6)
  })

  it('follows slow commands to their end', async () => {
    const locks = await openManyLocks(10)
    locks.fate = () => 'late'
    locks.bulk.start(locks.plan())
    await settled()
    locks.bulk.stop()
    await advance(10 * SECOND)
    expect(tally(locks)).to.deep.equal({ 'still-waiting': 6, skipped: 4 })
    expect(locks.bulk.store.getState().isSettled).to.equal(false)
    await advance(3 * MINUTE)
    expect(locks.bulk.store.getState().isSettled).to.equal(true)
  })

  it('sends nothing when the page is left', async () => {
    const locks = await openManyLocks(20)
    locks.pace = SECOND
    const run = locks.bulk.start(locks.plan())
    await settled()
    locks.bulk.stop()
    run?.flush()
    await advance(MINUTE)
    expect(locks.outlivesPage).to.have.length(6)
  })

  it('sends nothing if it is stopped before its first command', async () => {
    const locks = await openManyLocks(3)
    locks.bulk.start(locks.plan())
    locks.bulk.stop()
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ skipped: 3 })
    expect(locks.outlivesPage).to.deep.equal([])
  })

  it('makes room for the next run, which is not stopped', async () => {
    const locks = await openManyLocks(20)
    locks.bulk.start(locks.plan())
    await settled()
    locks.bulk.stop()
    await advance(MINUTE)
    locks.bulk.stop()
    expect(locks.bulk.start(locks.plan(locks.ids.slice(6)))).not.to.equal(undefined)
    expect(locks.bulk.store.getState().isStopped).to.equal(false)
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 14 })
  })
})
