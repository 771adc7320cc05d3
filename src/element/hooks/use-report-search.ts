import { useLayoutEffect } from 'react'
import type { FilterOption } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'

/** Reports the search text of a table to the gate, because the host's filter may list more items for it. */
export function useReportSearch(filter: FilterOption, search: string): void {
  const { controller } = useElement()
  useLayoutEffect(() => controller.setSearch(filter, search), [controller, filter, search])
}
