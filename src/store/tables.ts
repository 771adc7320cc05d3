import type { ResourceKind, Tables } from './resource-kind.js'

/** What a change makes of a resource. */
export interface Patch<Resource> {
  readonly kind: ResourceKind<Resource>
  readonly id: string
  apply(resource: Resource): Resource
}

const isUsable = <Resource>(kind: ResourceKind<Resource>, resource: Resource): boolean => {
  if (typeof resource !== 'object' || resource === null) return false
  const id: unknown = kind.id(resource)
  return typeof id === 'string' && id !== ''
}

/** The ids that an answer names, each once; what has no id is left out. */
export function answeredIds<Resource>(kind: ResourceKind<Resource>, answer: readonly Resource[]): string[] {
  return [...new Set(answer.filter((resource) => isUsable(kind, resource)).map((resource) => kind.id(resource)))]
}

/**
 * Writes what a read answered; what a newer read or change wrote stays.
 *
 * @param version the store's count at the moment when the read began.
 */
export function writeAnswer<Resource>(
  tables: Tables,
  kind: ResourceKind<Resource>,
  answer: readonly Resource[],
  version: number
): Tables {
  const table = new Map(kind.select(tables))
  const readAt = Date.now()
  for (const resource of answer) {
    if (!isUsable(kind, resource) || (table.get(kind.id(resource))?.version ?? 0) > version) continue
    table.set(kind.id(resource), { resource, version, readAt })
  }
  return kind.replace(tables, table)
}

/**
 * Applies a change to the resource that it is about.
 *
 * @param version the store's count when the change was confirmed; without it the resource keeps its own.
 */
export function applyPatch<Resource>(tables: Tables, { kind, id, apply }: Patch<Resource>, version?: number): Tables {
  const table = kind.select(tables)
  const entry = table.get(id)
  if (!entry) return tables
  const changed = { ...entry, resource: apply(entry.resource), version: version ?? entry.version }
  return kind.replace(tables, new Map(table).set(id, changed))
}

/** Forgets the resources of a kind that a rule does not keep. */
export function keep<Resource>(tables: Tables, kind: ResourceKind<Resource>, keeps: (id: string) => boolean): Tables {
  const table = kind.select(tables)
  const kept = [...table].filter(([id]) => keeps(id))
  return kept.length === table.size ? tables : kind.replace(tables, new Map(kept))
}
