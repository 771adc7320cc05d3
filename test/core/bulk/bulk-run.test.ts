import { batchCommits } from '../../../src/core/bulk/batch-commits.js'
import type { BulkTask } from '../../../src/core/bulk/bulk-task.js'
import { devices } from '../../../src/core/resources/resource-kind.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { nextVersion, writeResponse } from '../../../src/core/resources/tables.js'
import { deviceListQuery } from '../../../src/features/device/data/queries.js'
import { send } from '../send.js'
import { advance, MINUTE, onFakeClock, SECOND, setClock, settled } from '../time.js'
import { openManyLocks, tally } from './many-locks.js'

onFakeClock()

describe('Bulk run', () => {
  it('gives the slot of a slow lock to the next command, and reports the slow lock', async () => {
    const locks = await openManyLocks(12)
    locks.fate = (index) => (index < 6 ? 'late' : undefined)
    locks.bulk.start(locks.plan())
    await advance(4 * SECOND)
    expect(tally(locks)).to.deep.equal({ running: 6, waiting: 6 })
    await advance(1.2 * SECOND)
    expect(tally(locks)).to.deep.equal({ 'still-waiting': 6, running: 6 })
    await advance(3 * SECOND)
    expect(tally(locks)).to.deep.equal({ 'still-waiting': 6, succeeded: 6 })
  })

  it('pauses for the Retry-After time of a busy platform, and then continues', async () => {
    const locks = await openManyLocks(20, 8)
    let isBusy = true
    locks.fate = () => (isBusy ? 'too fast' : undefined)
    locks.bulk.start(locks.plan())
    await settled()
    expect(locks.outlivesPage).to.have.length(6)
    isBusy = false
    await advance(7 * SECOND)
    expect(locks.outlivesPage).to.have.length(6)
    await advance(20 * SECOND)
    expect(tally(locks)).to.deep.equal({ succeeded: 20 })
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
  })

  it('continues after the Retry-After time even if the system clock is set back meanwhile', async () => {
    const locks = await openManyLocks(10, 30)
    let isBusy = true
    locks.fate = () => (isBusy ? 'too fast' : undefined)
    locks.bulk.start(locks.plan())
    await advance(10 * SECOND)
    isBusy = false
    setClock(Date.now() - 60 * MINUTE)
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ failed: 6, succeeded: 4 })
  })

  it('does not extend a pause if another command ends after the system clock was set back', async () => {
    const locks = await openManyLocks(10, 30)
    locks.pace = SECOND
    locks.fate = (index) => (index === 0 ? 'late' : index < 6 ? 'too fast' : undefined)
    locks.bulk.start(locks.plan())
    await advance(3 * SECOND)
    setClock(Date.now() - 60 * MINUTE)
    // The first command is slow now, and makes room for another one.
    await advance(5 * SECOND)
    expect(tally(locks)).to.deep.equal({ 'still-waiting': 1, failed: 5, waiting: 4 })
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ 'still-waiting': 1, failed: 5, succeeded: 4 })
  })

  it('fails commands with a Retry-After of more than ten seconds, and pauses that long before the others', async () => {
    const locks = await openManyLocks(10, 30)
    let isBusy = true
    locks.fate = () => (isBusy ? 'too fast' : undefined)
    locks.bulk.start(locks.plan())
    await settled()
    isBusy = false
    expect(tally(locks)).to.deep.equal({ failed: 6, waiting: 4 })
    await advance(29 * SECOND)
    expect(tally(locks)).to.deep.equal({ failed: 6, waiting: 4 })
    await advance(10 * SECOND)
    expect(tally(locks)).to.deep.equal({ failed: 6, succeeded: 4 })
  })

  it('sends at most six commands at a time on retry, after the Retry-After time', async () => {
    const locks = await openManyLocks(20, 30)
    locks.fate = () => 'too fast'
    locks.bulk.start(locks.plan(locks.ids.slice(0, 6)))
    await advance(SECOND)
    expect(tally(locks)).to.deep.equal({ failed: 6 })
    locks.fate = () => undefined
    locks.bulk.start(locks.plan())
    await advance(28 * SECOND)
    expect(tally(locks)).to.deep.equal({ waiting: 20 })
    expect(locks.outlivesPage).to.have.length(6)
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 20 })
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
    expect(locks.mostAtOnce()).to.equal(6)
  })

  it('skips tasks whose resource is gone or has a mutation in flight when their turn comes', async () => {
    const locks = await openManyLocks(3)
    const [first = '', second = '', third = ''] = locks.ids
    const plan = locks.plan()
    const [, task] = plan.tasks
    if (task) void send(locks.session, task.mutation)
    const gone = plan.tasks.map((each) =>
      each.ids[0] === third ? { ...each, getSkipReason: () => 'deleted' as const } : each
    )
    locks.bulk.start({ ...plan, tasks: gone })
    await advance(5 * SECOND)
    expect(locks.outcome(first)).to.deep.equal({ status: 'succeeded' })
    expect(locks.outcome(second)).to.deep.equal({ status: 'skipped', reason: 'pending' })
    expect(locks.outcome(third)).to.deep.equal({ status: 'skipped', reason: 'deleted' })
    expect(locks.seen).to.deep.equal([1, 1, 0])
  })

  it('skips a deletion that is already in flight', async () => {
    const locks = await openManyLocks(1)
    const [id = ''] = locks.ids
    const plan = locks.plan()
    const [task] = plan.tasks
    if (!task) throw new Error('There is nothing to do.')
    const mutation: BulkTask['mutation'] = {
      ...task.mutation,
      operation: 'accessCodes.delete',
      onConflict: 'queue',
      request: () => new Promise(() => {})
    }
    void send(locks.session, mutation)
    locks.bulk.start({ ...plan, tasks: [{ ...task, mutation }] })
    await advance(SECOND)
    expect(locks.outcome(id)).to.deep.equal({ status: 'skipped', reason: 'pending' })
  })

  it('reuses the keepalive budget of answered commands', async () => {
    const locks = await openManyLocks(300)
    locks.bulk.start(locks.plan())
    await advance(MINUTE)
    expect(tally(locks)).to.deep.equal({ succeeded: 300 })
    expect(locks.outlivesPage).to.deep.equal(Array.from({ length: 300 }, () => true))
  })

  it('keeps the error of one resource in a combined call, even if verification fails to confirm its state', async () => {
    const locks = await openManyLocks(2)
    const [first = '', second = ''] = locks.ids
    const plan = locks.plan([first])
    const [task] = plan.tasks
    const error = new Error('There is no room left.')
    if (!task) throw new Error('There is nothing to do.')
    const together: BulkTask = {
      ...task,
      ids: [first, second],
      outcomeOf: (id) => (id === second ? { status: 'failed', error } : { status: 'succeeded' }),
      verify: () => deviceListQuery({ deviceIds: [second] }),
      subset: (ids) => ({ ...together, ids }),
      isApplied: () => false
    }
    locks.bulk.start({ ...plan, tasks: [together] })
    await advance(MINUTE)
    expect(locks.outcome(first)).to.deep.equal({ status: 'succeeded' })
    expect(locks.outcome(second)).to.deep.equal({ status: 'failed', error })
  })

  it('handles 1,500 tasks once each, and reports each result without copying all outcomes', async () => {
    const locks = await openManyLocks(1500)
    locks.fate = () => 'rejected'
    const { verifyQuery: _, ...plan } = locks.plan()
    const snapshots = new Set<unknown>()
    let times = 0
    locks.bulk.start(plan)
    locks.bulk.store.subscribe(({ outcomes }) => {
      snapshots.add(outcomes)
      times += 1
    })
    for (let turn = 0; turn < 500 && !locks.bulk.store.getState().isSettled; turn += 1) await settled()
    expect(tally(locks)).to.deep.equal({ failed: 1500 })
    expect(locks.bulk.store.getState().count).to.deep.equal({
      total: 1500,
      settled: 1500,
      failed: 1500,
      succeeded: 0,
      stopped: 0,
      waiting: 0,
      remaining: 0
    })
    expect(locks.seen.filter((times) => times !== 1)).to.deep.equal([])
    expect(snapshots.size).to.equal(1)
    expect(times).to.be.at.most(1502)
  })

  it('does not overwrite newer data with its results', async () => {
    const { ids, device, session } = await openManyLocks(2)
    const [first = '', second = ''] = ids
    const commits = batchCommits(session)
    const rename = (id: string): void =>
      commits.add({
        key: id,
        patch: { kind: devices, id, apply: (resource: Device) => ({ ...resource, nickname: 'Late' }) }
      })
    // The first one is committed at once, and the others when they are shown.
    for (const id of ['deleted', first, second]) rename(id)
    session.context.update(({ confirmed }) => ({
      confirmed: writeResponse(confirmed, devices, new Map([[first, device(first)]]), nextVersion())
    }))
    commits.show()
    expect([first, second, 'deleted'].map((id) => device(id)?.nickname === 'Late')).to.deep.equal([false, true, false])
  })
})
