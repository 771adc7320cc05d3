import { useState } from 'react'
import { useStore } from 'zustand'
import { useElement } from '../custom-element/element-context.js'

/** The id of what is open in place of a screen, and a way to open something else, or nothing. */
export type ControllableId = readonly [id: string | undefined, open: (id: string | undefined) => void]

/** Kept by an option of the element, so that its host can follow and lead; where it has none of that name, by the screen. */
export function useControllableId(option: string): ControllableId {
  const { controller } = useElement()
  const own = useState<string>()
  const held = useStore(controller.store, ({ props }) => props.get(option))
  if (!(option in controller.definition.options)) return own
  return [typeof held === 'string' ? held : undefined, (id) => controller.navigation.open(option, id)]
}
