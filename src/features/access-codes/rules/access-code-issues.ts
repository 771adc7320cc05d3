import type { AccessCode, Issue } from '../../../core/resources/resources.js'
import { issues, acceptedByFilter } from '../../device/rules/device-issues.js'
import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { Messages } from '../../../messages/en.js'

/** The host's filters for errors and warnings. */
export interface IssueFilters {
  readonly passesError: IssueFilter
  readonly passesWarning: IssueFilter
}

/** Returns the errors of a code that pass the host's filter. */
export function accessCodeErrors(code: AccessCode, { passesError }: IssueFilters): readonly Issue[] {
  return acceptedByFilter(issues(code.errors), passesError)
}

/** Returns the warnings of a code that pass the host's filter. */
export function accessCodeWarnings(code: AccessCode, { passesWarning }: IssueFilters): readonly Issue[] {
  return acceptedByFilter(issues(code.warnings), passesWarning)
}

/** Issues of one or more codes in one status. */
interface CodeIssues {
  readonly tone: 'danger' | 'warning'
  readonly text: string
}

/**
 * Returns the status of the issues of one or more codes: the number of all errors, or a warning if there are only
 * warnings. `undefined` if no issue passes the host's filters.
 */
export function codeIssues(
  codes: readonly AccessCode[],
  filters: IssueFilters,
  { accessCode, device }: Messages
): CodeIssues | undefined {
  const errors = codes.reduce((sum, code) => sum + accessCodeErrors(code, filters).length, 0)
  if (errors > 0) return { tone: 'danger', text: accessCode.issues(errors) }
  const isWarned = codes.some((code) => accessCodeWarnings(code, filters).length > 0)
  return isWarned ? { tone: 'warning', text: device.warning } : undefined
}

/**
 * Returns `true` if a code has an error or warning that passes the host's filters. The issue chip counts and shows
 * these codes.
 */
export function hasAccessCodeIssue(code: AccessCode, filters: IssueFilters): boolean {
  return accessCodeErrors(code, filters).length > 0 || accessCodeWarnings(code, filters).length > 0
}
