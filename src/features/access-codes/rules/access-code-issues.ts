import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { AccessCode, Issue } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import type { Messages } from '../../../messages/en.js'
import { acceptedByFilter, issues } from '../../device/rules/device-issues.js'

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

/** Issues with the short name of another issue. */
const NAMED_LIKE: Readonly<Record<string, string>> = {
  conflicting_external_modification: 'third_party_integration_detected',
  delay_in_removing_from_device: 'failed_to_remove_from_device',
  delay_in_setting_on_device: 'failed_to_set_on_device',
  external_modification_in_effect: 'third_party_integration_detected',
  management_transferred: 'third_party_integration_detected',
  no_space_for_access_code_on_device: 'max_access_codes_reached',
  time_frame_adjusted_for_unknown_time_zone: 'ultraloq_time_zone_unknown',
  time_zone_unknown: 'ultraloq_time_zone_unknown'
}

/** Returns the short name of an issue by the platform’s code, if it has one. */
export function issueName(code: string, { device }: Pick<Messages, 'device'>): string | undefined {
  const names: Readonly<Record<string, string>> = device.issues
  const name = Object.hasOwn(NAMED_LIKE, code) ? NAMED_LIKE[code] : code
  return name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined
}

/** Returns the short name of the first issue that has one. */
function causeOf(found: readonly Issue[], messages: Messages): string | undefined {
  const codes = found.map(({ error_code, warning_code }) => parseString(error_code ?? warning_code) ?? '')
  return codes.map((code) => issueName(code, messages)).find((name) => name !== undefined)
}

/** Issues of one or more codes in one status. */
interface CodeIssues {
  readonly tone: 'danger' | 'warning'
  readonly facts: readonly string[]
}

/**
 * Returns the status of the issues of one or more codes: the number of all errors with the cause, or the cause if there
 * are only warnings. `undefined` if no issue passes the host's filters.
 */
export function codeIssues(
  codes: readonly AccessCode[],
  filters: IssueFilters,
  messages: Messages
): CodeIssues | undefined {
  const errors = codes.flatMap((code) => accessCodeErrors(code, filters))
  const warnings = codes.flatMap((code) => accessCodeWarnings(code, filters))
  if (errors.length > 0) {
    const cause = causeOf(errors, messages)
    return { tone: 'danger', facts: [messages.accessCode.issues(errors.length), ...(cause ? [cause] : [])] }
  }
  if (warnings.length === 0) return undefined
  return { tone: 'warning', facts: [causeOf(warnings, messages) ?? messages.device.warning] }
}

/**
 * Returns `true` if a code has an error or warning that passes the host's filters. The issue chip counts and shows
 * these codes.
 */
export function hasAccessCodeIssue(code: AccessCode, filters: IssueFilters): boolean {
  return accessCodeErrors(code, filters).length > 0 || accessCodeWarnings(code, filters).length > 0
}
