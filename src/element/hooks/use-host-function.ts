import { useMemo } from 'react'
import { useElement } from '../custom-element/element-context.js'
import type { IssueFilter } from '../../core/resources/host-functions.js'

/**
 * A function that the host gave by the option of that name, made never to throw: where it does, the host is told once
 * and `fallback` takes its place.
 *
 * @param read makes its answer what it should be, since a host without a compiler can give any.
 */
export function useHostFunction<Arguments extends readonly unknown[], Result>(
  given: ((...args: Arguments) => unknown) | undefined,
  fallback: (...args: Arguments) => Result,
  name: string,
  read: (answer: unknown) => Result
): (...args: Arguments) => Result {
  const { controller } = useElement()
  return useMemo(() => {
    if (!given) return fallback
    return (...args) => {
      try {
        return read(given(...args))
      } catch (error) {
        // The host may answer by setting options, which cannot be while its function is being asked.
        queueMicrotask(() => controller.rejectOption(name, given, error))
        return fallback(...args)
      }
    }
  }, [given, fallback, name, read, controller])
}

const everything: IssueFilter = () => true

/** The host's filters of errors and warnings. */
export function useIssueFilters(): { passesError: IssueFilter; passesWarning: IssueFilter } {
  const { errorFilter, warningFilter } = useElement().options
  const passesError = useHostFunction(errorFilter, everything, 'errorFilter', Boolean)
  const passesWarning = useHostFunction(warningFilter, everything, 'warningFilter', Boolean)
  return { passesError, passesWarning }
}
