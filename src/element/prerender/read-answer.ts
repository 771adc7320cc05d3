import { byId } from '../../core/resources/by-id.js'
import type { ResourceKind } from '../../core/resources/resource-kind.js'
import { isObject } from '../options/is-object.js'

const inside = (answer: unknown, key: string): unknown => (isObject(answer) ? Reflect.get(answer, key) : undefined)

/** Returns the resource under a key of a response, or `undefined`. */
export const readOne = <Resource>(
  kind: ResourceKind<Resource>,
  answer: unknown,
  key: string,
  id: string
): Resource | undefined => (isObject(answer) ? byId(kind, [Reflect.get(answer, key)]).get(id) : undefined)

/** Returns the resources under a key of a response and whether they are complete, or `undefined`. */
export function readList<Resource>(kind: ResourceKind<Resource>, answer: unknown, key: string) {
  const list = inside(answer, key)
  if (!Array.isArray(list)) return undefined
  const isComplete = inside(inside(answer, 'pagination'), 'has_next_page') !== true
  return { resources: [...byId(kind, list).values()], isComplete }
}
