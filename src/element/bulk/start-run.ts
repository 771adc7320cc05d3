import type { StoreApi } from 'zustand/vanilla'
import { type BulkKind, type BulkState, getBulk } from '../../core/bulk/bulk.js'
import type { BulkOutcome, BulkOutcomes } from '../../core/bulk/bulk-outcome.js'
import type { BulkRun } from '../../core/bulk/bulk-run.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import { HTTP1_CONNECTIONS } from '../../core/environment/connections.js'
import type { CommandSource, Snapshot } from '../../core/gate/command-origin.js'
import type { Offer } from '../../core/gate/offer.js'
import type { Query } from '../../core/queries/query.js'
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import { pageEnvironment } from '../dom/page-environment.js'
import { BulkChangeEvent, type BulkChangeOutcome } from '../events/bulk-events.js'
import { type DetachedMutation, showDetachedErrors } from '../session/detached-errors.js'
import { dispatchChangeFailed } from '../session/dispatch-change-failed.js'

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
  readonly unsupported: readonly string[]
  /** Offer of the pressed button. Required for commands to devices. */
  readonly offer?: Offer | undefined
  /** Called with the ids that are done when the run has ended. */
  readonly onSucceeded?: ((ids: readonly string[]) => void) | undefined
}

/** Returns the query that resolves unknown outcomes. Must be stable. */
export type VerifyQuery = (ids: readonly string[]) => Query<unknown>

/** The element that starts a run, and the kind of its items. */
export interface BulkOwner {
  readonly session: Session
  readonly controller: Controller
  readonly source: CommandSource
  readonly kind: BulkKind
  readonly verifyQuery?: VerifyQuery | undefined
}

const UNSUPPORTED: BulkOutcome = { status: 'skipped', reason: 'unsupported' }

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

/** HTTP/2 and 3: streams of one connection on most servers. */
const OVER_STREAMS = 100

/**
 * Returns how many requests the browser sends at once to the platform, by the protocol of the latest response. The
 * smaller number if the platform hides it.
 */
function maxConcurrentCalls({ store }: Session): number {
  const { connection } = store.getState()
  if (connection.status !== 'ready') return HTTP1_CONNECTIONS
  const { origin } = new URL(connection.client.devices.list().url)
  const timings = performance.getEntriesByType('resource').filter((entry) => entry.name.startsWith(`${origin}/`))
  const protocols = timings.map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol)
  return /^h[23]/.test(String(protocols.findLast(Boolean))) ? OVER_STREAMS : HTTP1_CONNECTIONS
}

/** Starts a run of an element. @returns `false` if there is nothing to do, or while another run is active */
export function startRun(
  { session, controller, kind, source, verifyQuery }: BulkOwner,
  { tasks, unsupported, onSucceeded }: BulkRequest,
  snapshot: Snapshot
): boolean {
  const bulk = getBulk(session, kind)
  const [first] = tasks
  if (!first) return false
  const { operation } = first.mutation
  const detachedFailures: DetachedMutation[] = []
  const run = bulk.start({
    operation,
    tasks,
    settled: new Map(unsupported.map((id) => [id, UNSUPPORTED])),
    source,
    snapshot,
    maxConcurrentCalls: maxConcurrentCalls(session),
    ...(verifyQuery && { verifyQuery }),
    onSucceeded,
    onFailed(mutation, error) {
      controller.report(error, operation)
      if (controller.element.isConnected) return
      dispatchChangeFailed(mutation, error)
      detachedFailures.push(mutation)
    },
    onSettled(outcomes) {
      showDetachedErrors(session, detachedFailures)
      const hasFailed = [...outcomes.values()].some(({ status }) => status === 'failed')
      session.usage.track(operation, hasFailed ? 'failed' : 'succeeded')
      controller.dispatch(new BulkChangeEvent(operation, toChangeOutcomes(kind, outcomes)))
    }
  })
  if (run) blockUnload(run, bulk.store)
  return run !== undefined
}
