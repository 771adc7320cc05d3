import { useLayoutEffect } from 'react'
import type { FilterOption } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'

/** Lets the gate know what is typed into the search of a table: that filter of a host may list more for it than without. */
export function useReportSearch(filter: FilterOption, search: string): void {
  const { controller } = useElement()
  useLayoutEffect(() => controller.setSearch(filter, search), [controller, filter, search])
}
