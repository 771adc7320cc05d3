import {
  type BulkRunEvent,
  type BulkRunState,
  canOutlivePage,
  createBulkRunState,
  needsPage,
  nextStep,
  reduceBulkRun
} from '../../../src/core/bulk/bulk-run-state.js'
import type { BulkTask } from '../../../src/core/bulk/bulk-task.js'
import { deviceQuery } from '../../../src/features/device/data/queries.js'
import { operateLock } from '../../../src/features/lock/operate-lock.js'

function task(index: number): BulkTask {
  const id = `device_${index}`
  const mutation = operateLock.mutation({ device: { device_id: id }, action: 'lock' })
  return { ids: [id], mutation, getSkipReason: () => undefined }
}

const TASKS = Array.from({ length: 8 }, (_, index) => task(index))
const [FIRST = task(0), SECOND = task(1)] = TASKS

const started = (each: BulkTask, keepalive = true): BulkRunEvent => ({ type: 'taskStarted', task: each, keepalive })
const ended = (each: BulkTask): BulkRunEvent => ({ type: 'taskEnded', task: each })
const after = (events: readonly BulkRunEvent[], tasks: readonly BulkTask[] = TASKS): BulkRunState =>
  events.reduce(reduceBulkRun, createBulkRunState(tasks))

describe('State of a bulk run', () => {
  it('starts its tasks in order, and counts each until it has ended', () => {
    const run = after([started(FIRST), started(SECOND), ended(FIRST)])
    expect(run).to.deep.include({ status: 'sending', remaining: 7, waiting: TASKS.slice(2) })
    expect([...run.inFlight.keys()]).to.deep.equal([SECOND])
  })

  it('frees the slot of a slow task, which ends later', () => {
    const slowed = after([started(FIRST), { type: 'taskSlowed', task: FIRST }])
    expect([slowed.inFlight.size, slowed.remaining]).to.deep.equal([0, 8])
    expect(reduceBulkRun(slowed, ended(FIRST)).remaining).to.equal(7)
  })

  it('keeps only the tasks in flight when the user stops it', () => {
    const run = after([started(FIRST), { type: 'stopped' }])
    expect(run).to.deep.include({ status: 'stopping', remaining: 1, waiting: [] })
    expect(nextStep(run, 0)).to.equal('wait')
    expect(nextStep(reduceBulkRun(run, ended(FIRST)), 0)).to.equal('verify')
  })

  it('is verifying after its last task, and then settled', () => {
    const run = after([started(FIRST), ended(FIRST), { type: 'tasksEnded' }], [FIRST])
    expect(run.status).to.equal('verifying')
    expect(reduceBulkRun(run, { type: 'verified' }).status).to.equal('settled')
  })

  it('is ended with its session, whatever its status', () => {
    for (const events of [[], [{ type: 'stopped' }], [{ type: 'tasksEnded' }]] as const) {
      expect(after([...events, { type: 'ended' }]).status).to.equal('ended')
    }
  })
})

describe('Next step of a bulk run', () => {
  it('starts tasks until six are in flight', () => {
    expect(nextStep(after(TASKS.slice(0, 5).map((each) => started(each))), 0)).to.equal('start')
    expect(nextStep(after(TASKS.slice(0, 6).map((each) => started(each))), 0)).to.equal('wait')
  })

  it('backs off while the platform accepts no requests and tasks are waiting', () => {
    expect(nextStep(after([]), 1)).to.equal('backOff')
    expect(nextStep(after([started(FIRST)], [FIRST]), 1)).to.equal('wait')
  })

  it('verifies when all tasks have ended, also during the pause after a 429', () => {
    expect(nextStep(after([], []), 1)).to.equal('verify')
  })

  it('does not exist while the run is verifying, settled or ended', () => {
    for (const type of ['tasksEnded', 'verified', 'ended'] as const) {
      expect(nextStep(after([{ type }]), 0)).to.equal(undefined)
    }
  })
})

describe('Keepalive requests of a bulk run', () => {
  const pace = { milliseconds: 4000 }
  const many = Array.from({ length: 37 }, (_, index) => task(index))

  it('are enough unless more requests remain than can be answered after the page was left', () => {
    expect(needsPage(after([], many), pace)).to.equal(true)
    expect(needsPage(after([started(FIRST), ended(FIRST)], many), pace)).to.equal(false)
  })

  it('are not enough if a resource is read before its request', () => {
    const reading = { ...FIRST, mutation: { ...FIRST.mutation, readBeforeSend: deviceQuery('device_0') } }
    expect(needsPage(after([], [reading]), pace)).to.equal(true)
  })

  it('are limited to those that can be answered, which other requests in flight do not count for', () => {
    const run = (keepalive: boolean) => after(many.slice(0, 36).map((each) => started(each, keepalive)))
    expect(canOutlivePage(task(36), run(true), pace)).to.equal(false)
    expect(canOutlivePage(task(36), run(false), pace)).to.equal(true)
  })
})
