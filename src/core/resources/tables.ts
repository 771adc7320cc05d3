/** An attribute changes, step 9: the resources of a page, by id. */
import { pageSingleton } from '../../client/page-singleton.js'
import { type Entry, mapTables, type ResourceKind, type Tables } from './resource-kind.js'
import { replaceEqualDeep } from './structural-sharing.js'

/** A change of one resource. */
export interface Patch<Resource> {
  readonly kind: ResourceKind<Resource>
  readonly id: string
  apply(resource: Resource): Resource
}

/** Copies of the bundle that share a session also share its versions. */
const counter = (): { version: number } => pageSingleton('versions.1', () => ({ version: 0 }))

/** Increments and returns the version counter of fetches and mutations. */
export const nextVersion = (): number => (counter().version += 1)

/** Returns the entries whose key passes `keeps`. */
export function retain<Value>(
  map: ReadonlyMap<string, Value>,
  keeps: (key: string) => boolean
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => keeps(key)))
}

/** Resources of a response and the version of the fetch attempt that requested them. */
export interface VersionedResponse<Resource> {
  readonly kind: ResourceKind<Resource>
  /** By id. `undefined` records that a resource doesn't exist. */
  readonly resources: ReadonlyMap<string, Resource | undefined>
  readonly version: number
}

/**
 * Writes responses and copies each table once. An entry that a newer fetch or mutation wrote stays. Unchanged resources
 * and tables keep their identity.
 */
export function writeResponses(tables: Tables, responses: readonly VersionedResponse<unknown>[]): Tables {
  const drafts = new Map<ResourceKind<unknown>, Map<string, Entry<unknown>>>()
  for (const { kind, resources, version } of responses) {
    let draft = drafts.get(kind)
    const previous = kind.select(tables)
    for (const [id, resource] of resources) {
      const entry = (draft ?? previous).get(id)
      if (entry && (entry.version > version || (entry.resource && kind.isFinal?.(entry.resource)))) continue
      const shared = entry ? replaceEqualDeep(entry.resource, resource) : resource
      if (entry && shared === entry.resource) {
        entry.version = version
        continue
      }
      draft ??= new Map(previous)
      draft.set(id, { resource: shared, version })
    }
    if (draft) drafts.set(kind, draft)
  }
  return [...drafts].reduce((result, [kind, table]) => kind.replace(result, table), tables)
}

/** Writes one response; see `writeResponses`. */
export const writeResponse = <Resource>(
  tables: Tables,
  kind: ResourceKind<Resource>,
  resources: ReadonlyMap<string, Resource | undefined>,
  version: number
): Tables => writeResponses(tables, [{ kind, resources, version }])

/** Removes every resource that is not in use. */
export const garbageCollect = (tables: Tables, used: ReadonlySet<string>): Tables =>
  mapTables(tables, (table) => {
    for (const id of table.keys()) if (!used.has(id)) return retain(table, (other) => used.has(other))
    return table
  })
