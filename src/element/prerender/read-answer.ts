import { byId } from '../../core/resources/by-id.js'
import type { ResourceKind } from '../../core/resources/resource-kind.js'
import { isObject } from '../options/is-object.js'

const inside = (answer: unknown, key: string): unknown => (isObject(answer) ? Reflect.get(answer, key) : undefined)

/** A resource that the platform has answered with, under a key; nothing where it is none, or another. */
export const readOne = <Resource>(
  kind: ResourceKind<Resource>,
  answer: unknown,
  key: string,
  id: string
): Resource | undefined => (isObject(answer) ? byId(kind, [Reflect.get(answer, key)]).get(id) : undefined)

/** The resources that the platform has answered with, under a key, and whether these are all; nothing where there are none. */
export function readList<Resource>(kind: ResourceKind<Resource>, answer: unknown, key: string) {
  const list = inside(answer, key)
  if (!Array.isArray(list)) return undefined
  const isComplete = inside(inside(answer, 'pagination'), 'has_next_page') !== true
  return { resources: [...byId(kind, list).values()], isComplete }
}
