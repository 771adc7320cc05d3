import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { AccessGrant, AccessMethod, Issue } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { acceptedByFilter, issues } from '../../device/rules/device-issues.js'
import { endOf, type GrantFacts, startOf, wayMode } from './access-grant.js'

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

type Issues = Parameters<typeof issues>[0]

interface WithIssues {
  readonly errors?: Issues
  readonly warnings?: Issues
}

const filtered = (found: Issues, passes: IssueFilter | undefined): readonly Issue[] =>
  passes ? acceptedByFilter(issues(found), passes) : issues(found)

/** @param passes Filter of the host. Omit for an error that is always shown. */
const hasError = ({ errors }: WithIssues, code: string, passes?: IssueFilter): boolean =>
  filtered(errors, passes).some(({ error_code }) => error_code === code)

/** @param passes Filter of the host. Omit for a warning that is always shown. */
const hasWarning = ({ warnings }: WithIssues, code: string, passes?: IssueFilter): boolean =>
  filtered(warnings, passes).some(({ warning_code }) => warning_code === code)

const isIssued = ({ is_issued }: AccessMethod): boolean => is_issued === true

const isPending = ({ pending_mutations }: AccessGrant | AccessMethod): boolean =>
  parseList(pending_mutations).length > 0

const needsEncoding = (method: AccessMethod): boolean =>
  wayMode(method) === 'card' && (method.is_encoding_required === true || method.is_ready_for_encoding === true)

const needsAssignment = (method: AccessMethod): boolean =>
  wayMode(method) === 'card' && (method.is_assignment_required === true || method.is_ready_for_assignment === true)

/** `true` if the platform is removing an access grant or a way in. */
export const isBeingDeleted = (resource: AccessGrant | AccessMethod): boolean => hasWarning(resource, 'being_deleted')

/** `true` if the platform is changing or removing an access grant. */
export const isChanging = (grant: AccessGrant): boolean =>
  isPending(grant) ||
  ['being_deleted', 'underprovisioned_access', 'updating_access_times'].some((code) => hasWarning(grant, code))

/** `true` if the platform reports problems of an access or its ways in. */
export const hasProblems = (grant: AccessGrant, methods: readonly AccessMethod[]): boolean =>
  [grant, ...methods].some(({ errors, warnings }) => parseList(errors).length + parseList(warnings).length > 0)

/** `true` if a way in can't be issued. */
export const hasFailed = (method: AccessMethod): boolean => hasError(method, 'failed_to_issue')

/** Returns `'issued'` or `'failed'` for a way in that is ready or can't be issued, `undefined` while it is pending. */
export function methodOutcome(method: AccessMethod): 'issued' | 'failed' | undefined {
  if (hasFailed(method)) return 'failed'
  return isIssued(method) ? 'issued' : undefined
}

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
