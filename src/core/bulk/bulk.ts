import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Snapshot } from '../gate/command-origin.js'
import type { Session } from '../session/session.js'
import { type BulkCount, type BulkOutcomes, EMPTY_COUNT } from './bulk-outcome.js'
import type { BulkRun } from './bulk-progress.js'
import { runBulk } from './bulk-run.js'
import type { BulkPlan } from './bulk-task.js'

/** What is known of the last run of a session. */
export interface BulkState {
  /** Nothing before the first run, and once a person has seen what became of it. */
  readonly outcomes?: BulkOutcomes | undefined
  /** How far it is: another one whenever an outcome is another. */
  readonly count: BulkCount
  readonly isOver: boolean
  /** Whether the page has to stay, since more is ahead than could be sent if it were left. */
  readonly needsPage: boolean
  /** What was asked for, of which what failed can be asked for again, by the element that asked. */
  readonly plan?: BulkPlan | undefined
  /** When it was over: what was changed since is not overridden where the rest is asked for again. */
  readonly overSince?: Snapshot | undefined
}

/** What is done to many at once in a session, whichever element shows it. */
export interface Bulk {
  readonly store: StoreApi<BulkState>
  /** Begins a run. @returns the run; nothing while another one goes on. */
  start(plan: BulkPlan): BulkRun | undefined
  /** Forgets the last run, if it is over. */
  dismiss(): void
}

const IDLE: BulkState = {
  isOver: true,
  needsPage: false,
  outcomes: undefined,
  count: EMPTY_COUNT,
  plan: undefined,
  overSince: undefined
}

function createBulk(session: Session): Bulk {
  const store = createStore<BulkState>()(() => IDLE)
  const rest = { until: 0 }
  return {
    store,
    start(plan) {
      if (!store.getState().isOver) return undefined
      store.setState({ plan, isOver: false, overSince: undefined })
      return runBulk(session, plan, rest, (progress, isOver) => {
        if (!progress) return store.setState(IDLE)
        const { outcomes, count, needsPage } = progress
        store.setState({
          outcomes,
          count: count(),
          needsPage,
          isOver,
          overSince: isOver ? session.takeSnapshot() : undefined
        })
      })
    },
    dismiss() {
      if (store.getState().isOver) store.setState(IDLE)
    }
  }
}

const known = new WeakMap<Session, Map<string, Bulk>>()

/** What is done to many of one kind at once in a session. */
export function getBulk(session: Session, kind: 'device' | 'access_code'): Bulk {
  const kinds = known.get(session) ?? new Map<string, Bulk>()
  known.set(session, kinds)
  const bulk = kinds.get(kind) ?? createBulk(session)
  kinds.set(kind, bulk)
  return bulk
}
