import type { AccessCode, Issue } from '../../../core/resources/resources.js'
import { issues, acceptedByFilter } from '../../device/rules/device-issues.js'
import type { IssueFilter } from '../../../core/resources/host-functions.js'

/** Which errors and warnings a host wants shown. */
export interface IssueFilters {
  readonly passesError: IssueFilter
  readonly passesWarning: IssueFilter
}

/** The errors of a code that pass the host's filter. */
export function accessCodeErrors(code: AccessCode, { passesError }: IssueFilters): readonly Issue[] {
  return acceptedByFilter(issues(code.errors), passesError)
}

/** The warnings of a code that pass the host's filter. */
export function accessCodeWarnings(code: AccessCode, { passesWarning }: IssueFilters): readonly Issue[] {
  return acceptedByFilter(issues(code.warnings), passesWarning)
}

/** Whether a code has an error or a warning that passes the host's filters: what the health chip counts and shows. */
export function hasAccessCodeIssue(code: AccessCode, filters: IssueFilters): boolean {
  return accessCodeErrors(code, filters).length > 0 || accessCodeWarnings(code, filters).length > 0
}
