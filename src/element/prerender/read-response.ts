import { byId, devices, type ResourceKind, type Tables } from '../../core/resources/resource-kind.js'
import type { Device } from '../../core/resources/resources.js'
import { isObject } from '../options/is-object.js'

/** The response to a preloaded request. */
export interface PreloadedResponse {
  readonly body: unknown
  /** Resources that other elements of the session show. They win over the response. */
  readonly shown: Tables | undefined
}

const inside = (value: unknown, key: string): unknown => (isObject(value) ? Reflect.get(value, key) : undefined)

/** Returns the resources of a response by id, as other elements show them. Resources that were deleted are dropped. */
function asShown<Resource>(
  kind: ResourceKind<Resource>,
  resources: readonly Resource[],
  shown: Tables | undefined
): Map<string, Resource> {
  const found = byId(kind, resources)
  for (const id of found.keys()) {
    const entry = shown && kind.select(shown).get(id)
    if (entry?.resource) found.set(id, entry.resource)
    else if (entry) found.delete(id)
  }
  return found
}

/** Returns the device of a response, or `undefined` if it has none, or another one. */
export const readDevice = ({ body, shown }: PreloadedResponse, id: string | undefined): Device | undefined =>
  isObject(body) && id !== undefined ? asShown(devices, [Reflect.get(body, 'device')], shown).get(id) : undefined

/** Returns the resources under `key`, and `true` if these are all, or `undefined` if the response has no list. */
export function readList<Resource>(kind: ResourceKind<Resource>, { body, shown }: PreloadedResponse, key: string) {
  const list = inside(body, key)
  if (!Array.isArray(list)) return undefined
  const isComplete = inside(inside(body, 'pagination'), 'has_next_page') !== true
  return { resources: [...asShown(kind, list, shown).values()], isComplete }
}
