import { useMemo } from 'react'
import { useStore } from 'zustand'
import { takeSnapshot } from '../../core/actions/run-mutation.js'
import { type Bulk, type BulkKind, getBulk } from '../../core/bulk/bulk.js'
import type { BulkOutcomes } from '../../core/bulk/bulk-outcome.js'
import type { Offer } from '../../core/gate/offer.js'
import { useElement } from '../custom-element/element-context.js'
import { createCommandSource } from '../gate/command-source.js'
import { type BulkOwner, type BulkRequest, startRun, type VerifyQuery } from './start-run.js'

export interface BulkControl {
  readonly kind: BulkKind
  readonly verifyQuery: VerifyQuery | undefined
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

export function useBulk(kind: BulkKind, verifyQuery?: VerifyQuery): BulkControl {
  const { session, controller } = useElement()
  const bulk = getBulk(session, kind)
  const source = useMemo(() => createCommandSource(controller, session), [controller, session])
  const plan = useStore(bulk.store, (state) => state.plan)
  const latest = useStore(bulk.store, (state) => state.outcomes)
  const isFree = useStore(bulk.store, (state) => state.isSettled)
  const owner: BulkOwner = { session, controller, source, kind, verifyQuery }
  const isOwn = plan?.source.element === controller

  return {
    kind,
    verifyQuery,
    bulk,
    isOwn,
    isFree,
    outcomes: isOwn || !isFree ? latest : undefined,
    canRetry: plan !== undefined && source.isAllowed(plan.operation),
    start: (request) => void startRun(owner, request, takeSnapshot(session, request.offer)),
    retry(offer) {
      const { plan, outcomes, finalSnapshot } = bulk.store.getState()
      if (!plan || !finalSnapshot || plan.source.element !== controller) return
      const tasks = plan.tasks.flatMap((task) => {
        const failed = task.ids.filter((id) => outcomes?.get(id)?.status === 'failed')
        if (failed.length === 0) return []
        return failed.length < task.ids.length ? (task.subset?.(failed) ?? []) : task
      })
      const { takenAt } = takeSnapshot(session)
      startRun(owner, { tasks, unsupported: [], onSucceeded: plan.onSucceeded }, { ...finalSnapshot, takenAt, offer })
    }
  }
}
