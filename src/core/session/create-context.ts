/** An attribute changes, step 9: derives what is shown. */
import type { StoreApi } from 'zustand/vanilla'
import { isSameRecord } from '../resources/structural-sharing.js'
import { createRefusedRoutes } from '../store/refused-routes.js'
import type { SessionContext, SessionState } from '../store/session-state.js'

/** Creates what the queries and mutations of a session share. */
export const createContext = (
  { getState, setState }: StoreApi<SessionState>,
  settings: Pick<SessionContext, 'environment' | 'signal' | 'timeout'>
): SessionContext => ({
  ...settings,
  refusedRoutes: createRefusedRoutes(),
  lastSent: new Map(),
  queues: new Map(),
  state: getState,
  update(change) {
    if (settings.signal.aborted) return
    setState((state) => {
      const next = { ...state, ...change(state) }
      if (isSameRecord(next, state)) return state
      if (next.confirmed === state.confirmed && next.mutations === state.mutations) return next
      return {
        ...next,
        shown: [...next.mutations.values()].reduce((tables, { apply }) => apply(tables), next.confirmed)
      }
    })
  }
})
