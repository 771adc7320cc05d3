import type { AccessCode, Issue } from '../../../core/resources/resources.js'
import { issues, acceptedByFilter } from '../../device/rules/device-issues.js'
import type { IssueFilter } from '../../../core/resources/host-functions.js'

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

/**
 * Returns `true` if a code has an error or warning that passes the host's filters. The issue chip counts and shows
 * these codes.
 */
export function hasAccessCodeIssue(code: AccessCode, filters: IssueFilters): boolean {
  return accessCodeErrors(code, filters).length > 0 || accessCodeWarnings(code, filters).length > 0
}
