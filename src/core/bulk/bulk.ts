import { createStore, type StoreApi } from 'zustand/vanilla'
import { takeSnapshot } from '../actions/run-mutation.js'
import type { Snapshot } from '../gate/command-origin.js'
import type { Session } from '../session/session.js'
import { type BulkCount, type BulkOutcomes, EMPTY_COUNT } from './bulk-outcome.js'
import { type BulkRun, runBulk } from './bulk-run.js'
import type { BulkPlan } from './bulk-task.js'

/** Kind of the items of a run. Runs of different kinds are independent. */
export type BulkKind = 'device' | 'access_code' | 'unmanaged_access_code' | 'deleted_access_code'

/** State of the latest run of a session. */
export interface BulkState {
  /** `undefined` before the first run and after the result was dismissed. */
  readonly outcomes?: BulkOutcomes | undefined
  /** A new object whenever an outcome changes. */
  readonly count: BulkCount
  readonly isSettled: boolean
  /** `true` if more requests remain than would survive leaving the page. */
  readonly needsPage: boolean
  /** `true` if the user has stopped the latest run. */
  readonly isStopped: boolean
  /** Plan of the latest run. Its element can retry what failed. */
  readonly plan?: BulkPlan | undefined
  /** When the run ended. Resources that changed after it are not overwritten by a retry. */
  readonly finalSnapshot?: Snapshot | undefined
}

/** The bulk runs of a session. All elements of the session show them. */
export interface Bulk {
  readonly store: StoreApi<BulkState>
  /** Starts a run. @returns `undefined` while another run is active */
  start(plan: BulkPlan): BulkRun | undefined
  /** Stops the active run: what has not been sent is not sent. Every element of the session can. */
  stop(): void
  /** Removes the result of the latest run, if it has ended. */
  dismiss(): void
}

const IDLE: BulkState = {
  isSettled: true,
  isStopped: false,
  needsPage: false,
  outcomes: undefined,
  count: EMPTY_COUNT,
  plan: undefined,
  finalSnapshot: undefined
}

function createBulk(session: Session): Bulk {
  const store = createStore<BulkState>()(() => IDLE)
  const backoff = { until: 0 }
  let active: BulkRun | undefined
  return {
    store,
    start(plan) {
      if (!store.getState().isSettled) return undefined
      store.setState({ plan, isSettled: false, isStopped: false, finalSnapshot: undefined })
      active = runBulk(session, plan, backoff, (progress, isSettled) => {
        if (!progress) return store.setState(IDLE)
        const { outcomes, count, needsPage } = progress
        store.setState({
          outcomes,
          count: count(),
          needsPage,
          isSettled,
          finalSnapshot: isSettled ? takeSnapshot(session) : undefined
        })
      })
      return active
    },
    stop() {
      if (store.getState().isSettled) return
      store.setState({ isStopped: true })
      active?.stop()
    },
    dismiss() {
      if (store.getState().isSettled) store.setState(IDLE)
    }
  }
}

const known = new WeakMap<Session, Map<string, Bulk>>()

export function getBulk(session: Session, kind: BulkKind): Bulk {
  const kinds = known.get(session) ?? new Map<string, Bulk>()
  known.set(session, kinds)
  const bulk = kinds.get(kind) ?? createBulk(session)
  kinds.set(kind, bulk)
  return bulk
}
