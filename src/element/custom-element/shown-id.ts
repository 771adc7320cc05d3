import type { ElementState } from './controller.js'

/** Returns the id of the resource that an element shows for an id: the latest that was recreated in its place, or itself. */
export function shownId(id: string | undefined, state: Pick<ElementState, 'recreatedIds'>): string | undefined {
  const recreatedId = id === undefined ? undefined : state.recreatedIds.get(id)
  return recreatedId === undefined ? id : shownId(recreatedId, state)
}
