import type { AccessMethod } from '../../../core/resources/resources.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { endOf, type GrantFacts, startOf, wayMode } from './access-grant.js'
import { filtered, hasError, hasFailed, hasWarning, isBeingDeleted, isPending } from './access-grant-issues.js'

/** State of an access grant. */
export type GrantState =
  | 'removing'
  | 'ended'
  | 'notWorking'
  | 'partlyWorking'
  | 'notReady'
  | 'partlyReady'
  | 'overprovisioned'
  | 'late'
  | 'preparing'
  | 'cardToEncode'
  | 'cardToAssign'
  | 'ready'
  | 'active'

const isIssued = ({ is_issued }: AccessMethod): boolean => is_issued === true

/** `true` for a card that needs encoding. */
export const needsEncoding = (method: AccessMethod): boolean =>
  wayMode(method) === 'card' && (method.is_encoding_required === true || method.is_ready_for_encoding === true)

/** `true` for a card that needs to be assigned. */
export const needsAssignment = (method: AccessMethod): boolean =>
  wayMode(method) === 'card' && (method.is_assignment_required === true || method.is_ready_for_assignment === true)

/** Returns `'issued'` or `'failed'` for a way in that is ready or can't be issued, `undefined` while it is pending. */
export function methodOutcome(method: AccessMethod): 'issued' | 'failed' | undefined {
  if (hasFailed(method)) return 'failed'
  return isIssued(method) ? 'issued' : undefined
}

/** `true` if no way in was requested. If the requests are unknown, there may be some. */
const requestsNothing = ({ requested_access_methods: requested }: GrantFacts['grant']): boolean =>
  Array.isArray(requested) && requested.length === 0

/**
 * Returns the state of an access grant, without its removal: the first that applies. `undefined` if it is unknown, because
 * its ways in were not read.
 *
 * @param now In ms since 1970.
 */
export function stateBeforeRemoval(facts: GrantFacts, filters: IssueFilters, now: number): GrantState | undefined {
  const { grant, methods, codes } = facts
  const { passesError, passesWarning } = filters
  if (endOf(grant) <= now) return 'ended'
  if (!methods || !codes) return undefined
  const hasStarted = startOf(grant) <= now
  const isFaulty =
    (methods.length === 0 && requestsNothing(grant)) ||
    hasError(grant, 'cannot_create_requested_access_methods', passesError) ||
    methods.some(hasFailed) ||
    hasWarning(grant, 'device_time_constraints_violated', passesWarning) ||
    codes.some((code) => filtered(code.errors, passesError).length > 0)
  if (isFaulty) {
    if (methods.some(isIssued)) return hasStarted ? 'partlyWorking' : 'partlyReady'
    return hasStarted ? 'notWorking' : 'notReady'
  }
  if (hasWarning(grant, 'overprovisioned_access')) return 'overprovisioned'
  if (methods.some((method) => hasWarning(method, 'delay_in_issuing', passesWarning))) return 'late'
  const missing = methods.filter((method) => !isIssued(method))
  const isPreparing =
    [grant, ...methods].some(isPending) ||
    methods.some(isBeingDeleted) ||
    methods.length === 0 ||
    hasWarning(grant, 'underprovisioned_access', passesWarning) ||
    [grant, ...methods].some((resource) => hasWarning(resource, 'updating_access_times', passesWarning)) ||
    missing.some((method) => !needsEncoding(method) && !needsAssignment(method)) ||
    (hasStarted && codes.some(({ status }) => status === 'setting'))
  if (isPreparing) return 'preparing'
  if (missing.some(needsEncoding)) return 'cardToEncode'
  if (missing.length > 0) return 'cardToAssign'
  return hasStarted ? 'active' : 'ready'
}

/** `true` if an access in this state is polled often. What is being removed is polled with the access itself. */
export const isBeingPrepared = (state: GrantState | undefined): boolean => state === 'preparing' || state === 'late'

/** Returns the state of an access grant. `undefined` if it is unknown. @param now In ms since 1970. */
export const grantState = (facts: GrantFacts, filters: IssueFilters, now: number): GrantState | undefined =>
  isBeingDeleted(facts.grant) ? 'removing' : stateBeforeRemoval(facts, filters, now)

const ATTENTION: ReadonlySet<GrantState | undefined> = new Set<GrantState>([
  'notWorking',
  'partlyWorking',
  'notReady',
  'partlyReady',
  'overprovisioned',
  'late'
])

/** `true` if the user should do something about an access grant. */
export const needsAttention = (state: GrantState | undefined): boolean => ATTENTION.has(state)
