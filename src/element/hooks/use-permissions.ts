import { useCallback } from 'react'
import { forbiddenKey } from '../../core/actions/forbidden.js'
import type { Operation } from '../../core/gate/operations.js'
import { useElement } from '../custom-element/element-context.js'
import { isDisabled } from '../gate/disabled.js'
import { useSessionState } from './use-session-state.js'

/** Returns `true` if the platform has rejected one of these operations on a device or access code with 403. */
export const useIsForbidden = (id: string, operations: readonly Operation[]): boolean =>
  useSessionState(({ forbidden }) => operations.some((operation) => forbidden.has(forbiddenKey(operation, id))))

/**
 * Returns a function that is `true` if an operation can be offered on a device or access code: no option disables it,
 * and the platform has not rejected it.
 */
export function useCanOffer(): (operation: Operation, id: string) => boolean {
  const { options } = useElement()
  const forbidden = useSessionState((state) => state.forbidden)
  return useCallback(
    (operation, id) => !isDisabled(options, operation) && !forbidden.has(forbiddenKey(operation, id)),
    [options, forbidden]
  )
}
