import { mapTables } from '../resources/resource-kind.js'
import type { SessionState } from './session-state.js'

/** Lower than any version, so that every fetch replaces the restored data. */
const LOWEST_VERSION = 0

/** Adds queries from a previous state that are missing in the current one, with their resources. */
export function rehydrate(state: SessionState, known: SessionState): Pick<SessionState, 'queries' | 'confirmed'> {
  const missing = [...known.queries].filter(([key]) => !state.queries.has(key))
  const ids = new Set(missing.flatMap(([, { ids: listed = [] }]) => listed))

  const confirmed = mapTables(state.confirmed, (table, kind) => {
    const back = [...kind.select(known.confirmed)].filter(([id]) => ids.has(id) && !table.has(id))
    const entries = back.map(([id, { resource }]) => [id, { resource, version: LOWEST_VERSION }] as const)
    return entries.length > 0 ? new Map([...table, ...entries]) : table
  })
  const asTheyWere = missing.map(
    ([key, snapshot]) => [key, { ...snapshot, isFetching: false, failureCount: 0 }] as const
  )
  return { queries: new Map([...state.queries, ...asTheyWere]), confirmed }
}
