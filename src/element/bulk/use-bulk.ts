import { takeSnapshot } from '../../core/actions/run-mutation.js'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useElement } from '../custom-element/element-context.js'
import { BulkChangeEvent, type BulkChangeOutcome } from '../events/bulk-events.js'
import { createCommandSource } from '../gate/command-source.js'
import { type Bulk, type BulkKind, type BulkState, getBulk } from '../../core/bulk/bulk.js'
import type { BulkOutcome, BulkOutcomes } from '../../core/bulk/bulk-outcome.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import type { Offer } from '../../core/gate/offer.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Query } from '../../core/queries/query.js'
import { type DetachedMutation, showDetachedErrors } from '../session/detached-errors.js'
import { dispatchChangeFailed } from '../session/dispatch-change-failed.js'
import { maxConcurrentCalls } from './max-concurrent-calls.js'
import type { StoreApi } from 'zustand/vanilla'
import type { BulkRun } from '../../core/bulk/bulk-progress.js'
import { pageEnvironment } from '../dom/page-environment.js'

/**
 * While a run is active, asks before the page is unloaded. If the user leaves anyway, the remaining requests are sent,
 * as many as the browser permits.
 */
function blockUnload({ flush }: BulkRun, store: StoreApi<BulkState>): void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.getState().count.remaining > 0) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  const stop = pageEnvironment().onLeave((isGone) => isGone && flush())
  const unsubscribe = store.subscribe(({ isSettled }) => {
    if (!isSettled) return
    unsubscribe()
    stop()
    removeEventListener('beforeunload', ask)
  })
}

/** A bulk operation that the user requested. */
export interface BulkRequest {
  readonly tasks: readonly BulkTask[]
  /** Ids of selected items that don't support the operation. */
  readonly unable: readonly string[]
  /** What the pressed button offered, for commands to devices. */
  readonly offer?: Offer | undefined
  /** Called with the ids that are done when the run has ended. */
  readonly onDone?: ((ids: readonly string[]) => void) | undefined
}

/** Returns the query that resolves unknown outcomes. Must be stable. */
export type VerifyQuery = (ids: readonly string[]) => Query<unknown>

export interface BulkControl {
  readonly kind: BulkKind
  readonly verifyQuery: VerifyQuery
  readonly bulk: Bulk
  /** `true` if this element started the latest run. Only that element can continue it. */
  readonly isOwn: boolean
  /** `true` if a run can be started. */
  readonly isFree: boolean
  /** Outcomes of this element's latest run, or of another element's run while it is active. */
  readonly outcomes: BulkOutcomes | undefined
  /** `true` if the element's options permit the operation of the latest run. */
  readonly canRetry: boolean
  /** Starts a run, if there is something to do. */
  start(request: BulkRequest): void
  /** Retries failed items, except those that were changed meanwhile. @param offer as for `start` */
  retry(offer: Offer | undefined): void
}

const UNABLE: BulkOutcome = { status: 'skipped', reason: 'unable' }

function toChangeOutcomes(kind: BulkKind, outcomes: BulkOutcomes): BulkChangeOutcome[] {
  const idField = kind === 'device' ? 'device_id' : 'access_code_id'
  return [...outcomes].flatMap(([id, outcome]) => {
    const { status } = outcome
    if (status === 'waiting' || status === 'running' || status === 'still-waiting') return []
    const result = { [idField]: id, status }
    if (outcome.status === 'failed') return { ...result, error: outcome.error }
    return outcome.status === 'skipped' ? { ...result, reason: outcome.reason } : result
  })
}

export function useBulk(kind: BulkKind, verifyQuery: VerifyQuery): BulkControl {
  const { session, controller } = useElement()
  const bulk = getBulk(session, kind)
  const source = useMemo(() => createCommandSource(controller, session), [controller, session])
  const plan = useStore(bulk.store, (state) => state.plan)
  const latest = useStore(bulk.store, (state) => state.outcomes)
  const isFree = useStore(bulk.store, (state) => state.isSettled)
  const isOwn = plan?.source.element === controller

  function startRun({ tasks, unable, onDone }: BulkRequest, snapshot: Snapshot): void {
    const [first] = tasks
    if (!first) return
    const { operation } = first.mutation
    const lateFailures: DetachedMutation[] = []
    const run = bulk.start({
      operation,
      tasks,
      settled: new Map(unable.map((id) => [id, UNABLE])),
      source,
      snapshot,
      maxConcurrentCalls: maxConcurrentCalls(session),
      verifyQuery,
      onDone,
      onFailed(change, error) {
        controller.report(error, operation)
        if (controller.element.isConnected) return
        dispatchChangeFailed(change, error)
        lateFailures.push(change)
      },
      onSettled(outcomes) {
        showDetachedErrors(session, lateFailures)
        const hasFailed = [...outcomes.values()].some(({ status }) => status === 'failed')
        session.usage.track(operation, hasFailed ? 'failed' : 'done')
        controller.dispatch(new BulkChangeEvent(operation, toChangeOutcomes(kind, outcomes)))
      }
    })
    if (run) blockUnload(run, bulk.store)
  }

  return {
    kind,
    verifyQuery,
    bulk,
    isOwn,
    isFree,
    outcomes: isOwn || !isFree ? latest : undefined,
    canRetry: plan !== undefined && source.isAllowed(plan.operation),
    start: (request) => startRun(request, takeSnapshot(session, request.offer)),
    retry(offer) {
      const { plan, outcomes, finalSnapshot } = bulk.store.getState()
      if (!plan || !finalSnapshot || plan.source.element !== controller) return
      const tasks = plan.tasks.flatMap((task) => {
        const failed = task.ids.filter((id) => outcomes?.get(id)?.status === 'failed')
        if (failed.length === 0) return []
        return failed.length < task.ids.length ? (task.subset?.(failed) ?? []) : task
      })
      const { takenAt } = takeSnapshot(session)
      startRun({ tasks, unable: [], onDone: plan.onDone }, { ...finalSnapshot, takenAt, offer })
    }
  }
}
