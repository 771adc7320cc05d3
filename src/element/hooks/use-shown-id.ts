import { useStore } from 'zustand'
import { useElement } from '../custom-element/element-context.js'
import { shownId } from '../custom-element/shown-id.js'

/** Returns the id of the resource to show for an id of the host: the one that was recreated in its place, or itself. */
export const useShownId = (id: string | undefined): string | undefined =>
  useStore(useElement().controller.store, (state) => shownId(id, state))
