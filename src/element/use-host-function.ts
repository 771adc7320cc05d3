import { useMemo } from 'react'
import type { IssueFilter } from '../model/device-issues.js'
import { useElement } from './element-context.js'

/** A function of the host's that never throws: where it does, the host is told once and `fallback` is used from then on. */
export function useHostFunction<Arguments extends readonly unknown[], Result>(
  given: ((...args: Arguments) => Result) | undefined,
  fallback: (...args: Arguments) => Result,
  name: string
): (...args: Arguments) => Result {
  const { controller } = useElement()
  return useMemo(() => {
    let isBroken = given === undefined
    return (...args) => {
      if (isBroken || !given) return fallback(...args)
      try {
        return given(...args)
      } catch (error) {
        isBroken = true
        console.warn(`The ${name} of <${controller.element.localName}> threw; it is ignored.`)
        // The host may answer by setting options, which cannot be while its function is being asked.
        queueMicrotask(() => controller.report(error, name))
        return fallback(...args)
      }
    }
  }, [given, fallback, name, controller])
}

const everything: IssueFilter = () => true

/** The host's filters of errors and warnings. */
export function useIssueFilters(): { passesError: IssueFilter; passesWarning: IssueFilter } {
  const { errorFilter, warningFilter } = useElement().options
  const passesError = useHostFunction(errorFilter, everything, 'errorFilter')
  const passesWarning = useHostFunction(warningFilter, everything, 'warningFilter')
  return { passesError, passesWarning }
}
