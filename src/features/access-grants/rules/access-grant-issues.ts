import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { AccessGrant, AccessMethod, Issue } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import { acceptedByFilter, issues } from '../../device/rules/device-issues.js'

type Issues = Parameters<typeof issues>[0]

interface WithIssues {
  readonly errors?: Issues
  readonly warnings?: Issues
}

/** Returns errors or warnings. @param passes Filter of the host. Omit for all of them. */
export const filtered = (found: Issues, passes: IssueFilter | undefined): readonly Issue[] =>
  passes ? acceptedByFilter(issues(found), passes) : issues(found)

/** @param passes Filter of the host. Omit for an error that is always shown. */
export const hasError = ({ errors }: WithIssues, code: string, passes?: IssueFilter): boolean =>
  filtered(errors, passes).some(({ error_code }) => error_code === code)

/** @param passes Filter of the host. Omit for a warning that is always shown. */
export const hasWarning = ({ warnings }: WithIssues, code: string, passes?: IssueFilter): boolean =>
  filtered(warnings, passes).some(({ warning_code }) => warning_code === code)

export const isPending = ({ pending_mutations }: AccessGrant | AccessMethod): boolean =>
  parseList(pending_mutations).length > 0

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
