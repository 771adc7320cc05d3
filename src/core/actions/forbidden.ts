import { isRefused } from '../queries/is-refused.js'
import type { Operation } from '../gate/operations.js'
import type { CommandTarget } from '../gate/command-origin.js'
import type { SessionState } from '../store/session-state.js'

/** Returns the key of an operation on a device or access code in `SessionState.forbidden`. */
export const forbiddenKey = (operation: Operation, id: string): string => `${operation} ${id}`

/**
 * Remembers that the platform does not permit an operation, so that elements stop offering it. A change of several
 * resources is not remembered: the error does not say which of them it is about.
 */
export function withForbidden(
  { forbidden }: SessionState,
  error: unknown,
  operation: Operation,
  { accessCodeId, deviceIds = [] }: CommandTarget
): Pick<SessionState, 'forbidden'> {
  const [id, ...rest] = accessCodeId === undefined ? deviceIds : [accessCodeId]
  if (!isRefused(error) || id === undefined || rest.length > 0) return { forbidden }
  return { forbidden: new Set(forbidden).add(forbiddenKey(operation, id)) }
}
