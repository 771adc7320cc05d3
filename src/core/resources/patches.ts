/** A button is pressed, step 9: writes the new state. */
import type { Entry, ResourceKind, Tables } from './resource-kind.js'
import type { Patch } from './tables.js'

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
