import type { Table, Tables } from '../resources/resource-kind.js'
import type { SessionState } from './session-state.js'

/** Lower than any version, so that every fetch replaces the restored data. */
const BEFORE_EVERYTHING = 0

/** Adds queries from a previous state that are missing in the current one, with their resources. */
export function rehydrate(state: SessionState, known: SessionState): Pick<SessionState, 'queries' | 'confirmed'> {
  const missing = [...known.queries].filter(([key]) => !state.queries.has(key))
  const ids = new Set(missing.flatMap(([, { ids: answered = [] }]) => answered))

  function withMissing<Resource>(table: Table<Resource>, from: Table<Resource>): Table<Resource> {
    const back = [...from].filter(([id]) => ids.has(id) && !table.has(id))
    const entries = back.map(([id, { resource }]) => [id, { resource, version: BEFORE_EVERYTHING }] as const)
    return entries.length > 0 ? new Map([...table, ...entries]) : table
  }

  const { confirmed } = state
  const before = known.confirmed
  const tables: Tables = {
    devices: withMissing(confirmed.devices, before.devices),
    connectedAccounts: withMissing(confirmed.connectedAccounts, before.connectedAccounts),
    accessCodes: withMissing(confirmed.accessCodes, before.accessCodes),
    unmanagedAccessCodes: withMissing(confirmed.unmanagedAccessCodes, before.unmanagedAccessCodes),
    noiseThresholds: withMissing(confirmed.noiseThresholds, before.noiseThresholds),
    thermostatSchedules: withMissing(confirmed.thermostatSchedules, before.thermostatSchedules),
    events: withMissing(confirmed.events, before.events),
    manufacturers: withMissing(confirmed.manufacturers, before.manufacturers),
    deviceModels: withMissing(confirmed.deviceModels, before.deviceModels),
    spaces: withMissing(confirmed.spaces, before.spaces)
  }
  const asTheyWere = missing.map(
    ([key, snapshot]) => [key, { ...snapshot, isFetching: false, failureCount: 0 }] as const
  )
  return { queries: new Map([...state.queries, ...asTheyWere]), confirmed: tables }
}
