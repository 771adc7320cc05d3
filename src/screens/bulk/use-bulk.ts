import { useElement } from '../../element/custom-element/element-context.js'
import { BulkChangeEvent, type BulkChangeOutcome } from '../../element/events/bulk-events.js'
import { BeforeChangeEvent } from '../../element/events/events.js'
import { type Bulk, bulkOf } from '../../store/bulk/bulk.js'
import type { BulkOutcome, BulkOutcomes } from '../../store/bulk/bulk-outcome.js'
import type { BulkTask } from '../../store/bulk/bulk-task.js'
import type { Query } from '../../store/query.js'
import { guardLeaving } from './guard-leaving.js'

/** What a person asks of many. */
export interface BulkWish {
  readonly operation: string
  readonly tasks: readonly BulkTask[]
  /** Those of the chosen that cannot do it. */
  readonly unable: readonly string[]
}

/** How many are changed at once. */
export interface BulkControl {
  readonly bulk: Bulk
  /** Asks the host of each, and begins. */
  begin(wish: BulkWish): void
  /** Asks for those again that failed. */
  retry(): void
}

const UNABLE: BulkOutcome = { status: 'skipped', reason: 'unable' }
const CANCELED: BulkOutcome = { status: 'canceled' }

function told(kind: 'device' | 'access_code', outcomes: BulkOutcomes): BulkChangeOutcome[] {
  return [...outcomes].flatMap(([id, outcome]) => {
    const { status } = outcome
    if (status === 'waiting' || status === 'running' || status === 'still-waiting') return []
    const { error, reason } = { error: undefined, reason: undefined, ...outcome }
    return { [`${kind}_id`]: id, status, ...(status === 'failed' && { error }), ...(reason && { reason }) }
  })
}

/** @param check reads some of them again. */
export function useBulk(
  kind: 'device' | 'access_code',
  check: (ids: readonly string[]) => Query<unknown>
): BulkControl {
  const { session, controller } = useElement()
  const bulk = bulkOf(session, kind)

  function begin({ operation, tasks, unable }: BulkWish): void {
    if (!bulk.store.getState().isOver) return
    const settled = new Map(unable.map((id) => [id, UNABLE]))
    const allowed = tasks.flatMap((task) => {
      const ids = task.ids.filter((id) => {
        const { change } = task.only?.([id]) ?? task
        const stands = controller.dispatch(new BeforeChangeEvent(change.operation, change.params))
        if (!stands) settled.set(id, CANCELED)
        return stands
      })
      return ids.length === task.ids.length ? task : ids.length > 0 && task.only ? task.only(ids) : []
    })
    const run = bulk.start({
      operation,
      tasks: allowed,
      settled,
      check,
      onFailed: (error) => controller.report(error, operation),
      onOver(outcomes) {
        const hasFailed = [...outcomes.values()].some(({ status }) => status === 'failed')
        session.usage.track(operation, hasFailed ? 'failed' : 'done')
        controller.dispatch(new BulkChangeEvent(operation, told(kind, outcomes)))
      }
    })
    if (run) guardLeaving(run, bulk.store)
  }

  return {
    bulk,
    begin,
    retry() {
      const { plan, outcomes } = bulk.store.getState()
      if (!plan) return
      const tasks = plan.tasks.flatMap((task) => {
        const failed = task.ids.filter((id) => outcomes?.get(id)?.status === 'failed')
        if (failed.length === 0) return []
        return failed.length < task.ids.length ? (task.only?.(failed) ?? []) : task
      })
      begin({ operation: plan.operation, tasks, unable: [] })
    }
  }
}
