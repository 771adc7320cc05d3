import type { CommandTarget } from '../gate/command-origin.js'
import type { Operation } from '../gate/operations.js'
import { isRefused } from '../queries/is-refused.js'
import type { SessionState } from '../store/session-state.js'

/** Returns the key of an operation on a device, access code or access grant in `SessionState.refusedOperations`. */
export const operationKey = (operation: Operation, id: string): string => `${operation} ${id}`

/**
 * Remembers that the platform does not permit an operation, so that elements stop offering it. A change of several
 * resources is not remembered: the error does not say which of them it is about.
 */
export function withRefusedOperation(
  { refusedOperations }: SessionState,
  error: unknown,
  operation: Operation,
  { accessCodeId, accessGrantId, deviceIds = [] }: CommandTarget
): Pick<SessionState, 'refusedOperations'> {
  const single = accessCodeId ?? accessGrantId
  const [id, ...rest] = single === undefined ? deviceIds : [single]
  if (!isRefused(error) || id === undefined || rest.length > 0) return { refusedOperations }
  return { refusedOperations: new Set(refusedOperations).add(operationKey(operation, id)) }
}
