import type { ResourceKind } from './resource-kind.js'

/** Indexes a response by id. Resources without an id are dropped. */
export function byId<Resource>(kind: ResourceKind<Resource>, answer: readonly Resource[]): Map<string, Resource> {
  const found = new Map<string, Resource>()
  for (const resource of answer) {
    const id = kind.id(resource)
    if (id) found.set(id, resource)
  }
  return found
}
