import { useState } from 'react'
import { useStore } from 'zustand'
import { useElement } from '../custom-element/element-context.js'

/** The open id, and a function that opens another one or closes it. */
type ControllableId = readonly [id: string | undefined, open: (id: string | undefined) => void]

/**
 * Stores the open id in an option of the element, so that the host can follow and lead. Falls back to component state.
 */
export function useControllableId(option: string): ControllableId {
  const { controller } = useElement()
  const own = useState<string>()
  const current = useStore(controller.store, ({ props }) => props.get(option))
  if (!(option in controller.definition.options)) return own
  return [typeof current === 'string' ? current : undefined, (id) => controller.navigation.open(option, id)]
}
