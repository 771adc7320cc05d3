import type * as platform from '../../../client/resources.js'
import type { IssueFilter } from '../../../core/resources/host-functions.js'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import type { ConnectedAccount, Device, Issue } from '../../../core/resources/resources.js'
import type { Untrusted } from '../../../core/resources/untrusted.js'
import { parseList } from '../../../core/values/value.js'

/** Returns the valid errors or warnings of a list. */
export const issues = (
  value: readonly (Untrusted<platform.Issue> | null | undefined)[] | null | undefined
): readonly Issue[] => parseList(value).filter((issue) => typeof issue === 'object' && issue !== null)

/** Returns the issues that pass the host's filter. */
export const acceptedByFilter = (found: readonly Issue[], passes: IssueFilter): readonly Issue[] =>
  found.filter((issue) => passes(toPublicResource(issue)))

export const deviceErrors = (device: Device): readonly Issue[] => issues(device.errors)

export const deviceWarnings = (device: Device): readonly Issue[] => issues(device.warnings)

/** Returns the issues of a device, and those of its account that the device doesn't report. */
export function issuesWithAccount(
  device: Device,
  account: ConnectedAccount | undefined,
  { passesError, passesWarning }: { readonly passesError: IssueFilter; readonly passesWarning: IssueFilter }
): { readonly errors: readonly Issue[]; readonly warnings: readonly Issue[] } {
  const own = { errors: deviceErrors(device), warnings: deviceWarnings(device) }
  const isReported = ({ error_code, warning_code }: Issue): boolean =>
    own.errors.some((error) => error_code !== undefined && error.error_code === error_code) ||
    own.warnings.some((warning) => warning_code !== undefined && warning.warning_code === warning_code)
  const ofAccount = (list: ConnectedAccount['errors'] | ConnectedAccount['warnings']): readonly Issue[] =>
    issues(list).filter((issue) => !isReported(issue))
  return {
    errors: acceptedByFilter([...own.errors, ...ofAccount(account?.errors)], passesError),
    warnings: acceptedByFilter([...own.warnings, ...ofAccount(account?.warnings)], passesWarning)
  }
}

type IssueKind = 'device_issues' | 'account_issues'

/** Returns `true` if a device has an error of a kind that passes the host's filter. */
export function hasIssue(device: Device, kind: IssueKind, passes: IssueFilter): boolean {
  const flag = kind === 'device_issues' ? 'is_device_error' : 'is_connected_account_error'
  return deviceErrors(device).some((error) => error[flag] === true && passes(toPublicResource(error)))
}
