import { useCallback } from 'react'
import { operationKey } from '../../core/actions/refused-operations.js'
import type { Operation } from '../../core/gate/operations.js'
import { useElement } from '../custom-element/element-context.js'
import { isDisabled } from '../gate/disabled.js'
import { useSessionState } from './use-session-state.js'

/** Returns `true` if the platform has refused one of these operations on a device, access code or access grant with 403. */
export const useIsOperationRefused = (id: string, operations: readonly Operation[]): boolean =>
  useSessionState(({ refusedOperations }) =>
    operations.some((operation) => refusedOperations.has(operationKey(operation, id)))
  )

/**
 * Returns a function that is `true` if an operation can be offered on a device, access code or access grant: no option
 * disables it, and the platform has not refused it.
 */
export function useCanOffer(): (operation: Operation, id: string) => boolean {
  const { options } = useElement()
  const refusedOperations = useSessionState((state) => state.refusedOperations)
  return useCallback(
    (operation, id) => !isDisabled(options, operation) && !refusedOperations.has(operationKey(operation, id)),
    [options, refusedOperations]
  )
}
