import { useLayoutEffect, useMemo } from 'react'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { FilterOption } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'

/**
 * Returns a host function that never throws: an error is reported once and `fallback` is used instead.
 *
 * @param read validates the result, because hosts without a compiler may return anything.
 */
export function useHostFunction<Arguments extends readonly unknown[], Result>(
  callback: ((...args: Arguments) => unknown) | undefined,
  fallback: (...args: Arguments) => Result,
  name: string,
  read: (returned: unknown) => Result
): (...args: Arguments) => Result {
  const { controller } = useElement()
  return useMemo(() => {
    if (!callback) return fallback
    return (...args) => {
      try {
        return read(callback(...args))
      } catch (error) {
        // The host may set options in response, which isn't possible while its function runs.
        queueMicrotask(() => controller.rejectOption(name, callback, error))
        return fallback(...args)
      }
    }
  }, [callback, fallback, name, read, controller])
}

const everything: IssueFilter = () => true

/** Returns the host's filters of errors and warnings: the same object until one of them changes. */
export function useIssueFilters(): { passesError: IssueFilter; passesWarning: IssueFilter } {
  const { errorFilter, warningFilter } = useElement().options
  const passesError = useHostFunction(errorFilter, everything, 'errorFilter', Boolean)
  const passesWarning = useHostFunction(warningFilter, everything, 'warningFilter', Boolean)
  return useMemo(() => ({ passesError, passesWarning }), [passesError, passesWarning])
}

/** Reports the search text of a table to the gate, because the host's filter may list more items for it. */
export function useReportSearch(filter: FilterOption, search: string): void {
  const { controller } = useElement()
  useLayoutEffect(() => controller.setSearch(filter, search), [controller, filter, search])
}
