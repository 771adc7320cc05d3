import type { ResourceKind } from './resource-kind.js'

/** The resources of an answer by id; what has none is left out. */
export function byId<Resource>(kind: ResourceKind<Resource>, answer: readonly Resource[]): Map<string, Resource> {
  const found = new Map<string, Resource>()
  for (const resource of answer) {
    const id = kind.id(resource)
    if (id) found.set(id, resource)
  }
  return found
}
