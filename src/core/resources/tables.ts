import type { Entry, ResourceKind, Table, Tables } from './resource-kind.js'
import { isSameRecord, replaceEqualDeep } from './structural-sharing.js'

/** What a change makes of a resource. */
export interface Patch<Resource> {
  readonly kind: ResourceKind<Resource>
  readonly id: string
  apply(resource: Resource): Resource
}

let version = 0

/** The next number in the count of reads and changes. */
export const nextVersion = (): number => (version += 1)

/** The entries of a map that a rule keeps. */
export function retain<Value>(
  map: ReadonlyMap<string, Value>,
  keeps: (key: string) => boolean
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => keeps(key)))
}

/**
 * Writes what a read answered, which may be that there is no such resource; what a newer read or change wrote stays. What
 * is as it was keeps its identity, and so does a table of which everything is.
 *
 * @param version the count at the moment when the read began.
 */
export function writeResponse<Resource>(
  tables: Tables,
  kind: ResourceKind<Resource>,
  answer: ReadonlyMap<string, Resource | undefined>,
  version: number
): Tables {
  const before = kind.select(tables)
  let table: Map<string, Entry<Resource>> | undefined
  for (const [id, resource] of answer) {
    const entry = before.get(id)
    if (entry && (entry.version > version || (entry.resource && kind.isFinal?.(entry.resource)))) continue
    const shared = entry ? replaceEqualDeep(entry.resource, resource) : resource
    if (entry && shared === entry.resource) {
      entry.version = version
      continue
    }
    table ??= new Map(before)
    table.set(id, { resource: shared, version })
  }
  return table ? kind.replace(tables, table) : tables
}

/**
 * Applies a change to the resource that it is about, where that is known.
 *
 * @param version the count when the change was confirmed; without it the resource keeps its own.
 */
export function applyPatch<Resource>(tables: Tables, { kind, id, apply }: Patch<Resource>, version?: number): Tables {
  const table = kind.select(tables)
  const entry = table.get(id)
  if (!entry?.resource) return tables
  const changed = { ...entry, resource: apply(entry.resource), version: version ?? entry.version }
  return kind.replace(tables, new Map(table).set(id, changed))
}

/** A patch of which the platform has said that it is so, the key of its change, and the count at that moment. */
export interface ConfirmedPatch {
  readonly key: string
  readonly patch: Patch<unknown>
  readonly version: number
}

/** Applies many patches, for which each table is made anew once; what a newer read or change wrote stays. */
export function commitPatches(tables: Tables, confirmed: readonly ConfirmedPatch[]): Tables {
  const drafts = new Map<ResourceKind<unknown>, Map<string, Entry<unknown>>>()
  for (const { patch, version } of confirmed) {
    const { kind, id, apply } = patch
    const draft = drafts.get(kind) ?? new Map(kind.select(tables))
    drafts.set(kind, draft)
    const entry = draft.get(id)
    if (entry?.resource && entry.version <= version) draft.set(id, { resource: apply(entry.resource), version })
  }
  return [...drafts].reduce((made, [kind, table]) => kind.replace(made, table), tables)
}

/** Forgets every resource that is not in use. */
export function garbageCollect(tables: Tables, used: ReadonlySet<string>): Tables {
  // What stays whole stays the same, so that nobody who shows it has to look again.
  const inUse = <Resource>(table: Table<Resource>): Table<Resource> => {
    for (const id of table.keys()) if (!used.has(id)) return retain(table, (other) => used.has(other))
    return table
  }
  const kept: Tables = {
    devices: inUse(tables.devices),
    connectedAccounts: inUse(tables.connectedAccounts),
    accessCodes: inUse(tables.accessCodes),
    unmanagedAccessCodes: inUse(tables.unmanagedAccessCodes),
    noiseThresholds: inUse(tables.noiseThresholds),
    thermostatSchedules: inUse(tables.thermostatSchedules),
    events: inUse(tables.events),
    manufacturers: inUse(tables.manufacturers),
    deviceModels: inUse(tables.deviceModels),
    spaces: inUse(tables.spaces)
  }
  return isSameRecord(kept, tables) ? tables : kept
}
