import type { ResourceKind, Table, Tables } from './resource-kind.js'

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
export function keep<Value>(map: ReadonlyMap<string, Value>, keeps: (key: string) => boolean): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => keeps(key)))
}

/** The resources of an answer by id; what has none is left out. */
export function byId<Resource>(kind: ResourceKind<Resource>, answer: readonly Resource[]): Map<string, Resource> {
  const found = new Map<string, Resource>()
  for (const resource of answer) {
    const id = kind.id(resource)
    if (id) found.set(id, resource)
  }
  return found
}

/**
 * Writes what a read answered, which may be that there is no such resource; what a newer read or change wrote stays.
 *
 * @param version the count at the moment when the read began.
 */
export function writeAnswer<Resource>(
  tables: Tables,
  kind: ResourceKind<Resource>,
  answer: ReadonlyMap<string, Resource | undefined>,
  version: number
): Tables {
  const table = new Map(kind.select(tables))
  for (const [id, resource] of answer) {
    if ((table.get(id)?.version ?? 0) <= version) table.set(id, { resource, version })
  }
  return kind.replace(tables, table)
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

/** Forgets every resource that is not in use. */
export function collect(tables: Tables, used: ReadonlySet<string>): Tables {
  // A table that stays whole stays the same one, so that nobody who shows it has to look again.
  const inUse = <Resource>(table: Table<Resource>): Table<Resource> => {
    const kept = keep(table, (id) => used.has(id))
    return kept.size < table.size ? kept : table
  }
  return {
    devices: inUse(tables.devices),
    connectedAccounts: inUse(tables.connectedAccounts),
    accessCodes: inUse(tables.accessCodes),
    noiseThresholds: inUse(tables.noiseThresholds),
    events: inUse(tables.events),
    manufacturers: inUse(tables.manufacturers),
    deviceModels: inUse(tables.deviceModels)
  }
}
