import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Lets the gate know what is typed into the search of a table: the filter of a host may list more for it than without. */
export function useTypedSearch(search: string): void {
  const { controller } = useElement()
  useLayoutEffect(() => controller.followSearch(search), [controller, search])
}
