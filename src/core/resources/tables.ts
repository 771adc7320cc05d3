import { type Entry, mapTables, type ResourceKind, type Tables } from './resource-kind.js'
import { replaceEqualDeep } from './structural-sharing.js'

/** A change of one resource. */
export interface Patch<Resource> {
  readonly kind: ResourceKind<Resource>
  readonly id: string
  apply(resource: Resource): Resource
}

let version = 0

/** Increments and returns the version counter of fetches and mutations. */
export const nextVersion = (): number => (version += 1)

/** Returns the entries whose key passes `keeps`. */
export function retain<Value>(
  map: ReadonlyMap<string, Value>,
  keeps: (key: string) => boolean
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => keeps(key)))
}

/**
 * Writes a response, unless a newer fetch or mutation wrote the entry. `undefined` records that a resource doesn't
 * exist. Unchanged resources and tables keep their identity.
 *
 * @param version of the fetch attempt.
 */
export function writeResponse<Resource>(
  tables: Tables,
  kind: ResourceKind<Resource>,
  answer: ReadonlyMap<string, Resource | undefined>,
  version: number
): Tables {
  const previous = kind.select(tables)
  let table: Map<string, Entry<Resource>> | undefined
  for (const [id, resource] of answer) {
    const entry = previous.get(id)
    if (entry && (entry.version > version || (entry.resource && kind.isFinal?.(entry.resource)))) continue
    const shared = entry ? replaceEqualDeep(entry.resource, resource) : resource
    if (entry && shared === entry.resource) {
      entry.version = version
      continue
    }
    table ??= new Map(previous)
    table.set(id, { resource: shared, version })
  }
  return table ? kind.replace(tables, table) : tables
}

/**
 * Applies a patch to its resource, if that is known.
 *
 * @param version of the commit. Omit to keep the entry's version.
 */
export function applyPatch<Resource>(tables: Tables, { kind, id, apply }: Patch<Resource>, version?: number): Tables {
  const table = kind.select(tables)
  const entry = table.get(id)
  if (!entry?.resource) return tables
  const changed = { ...entry, resource: apply(entry.resource), version: version ?? entry.version }
  return kind.replace(tables, new Map(table).set(id, changed))
}

/** A patch that the platform has confirmed, with the key and the version of its mutation. */
export interface ConfirmedPatch {
  readonly key: string
  readonly patch: Patch<unknown>
  readonly version: number
}

/** Applies many patches and copies each table once. Entries with a newer version stay. */
export function commitPatches(tables: Tables, confirmed: readonly ConfirmedPatch[]): Tables {
  const drafts = new Map<ResourceKind<unknown>, Map<string, Entry<unknown>>>()
  for (const { patch, version } of confirmed) {
    const { kind, id, apply } = patch
    const draft = drafts.get(kind) ?? new Map(kind.select(tables))
    drafts.set(kind, draft)
    const entry = draft.get(id)
    if (entry?.resource && entry.version <= version) draft.set(id, { resource: apply(entry.resource), version })
  }
  return [...drafts].reduce((result, [kind, table]) => kind.replace(result, table), tables)
}

/** Removes every resource that is not in use. */
export const garbageCollect = (tables: Tables, used: ReadonlySet<string>): Tables =>
  mapTables(tables, (table) => {
    for (const id of table.keys()) if (!used.has(id)) return retain(table, (other) => used.has(other))
    return table
  })
