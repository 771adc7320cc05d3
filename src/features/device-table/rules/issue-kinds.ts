import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { Device } from '../../../core/resources/resources.js'
import { hasIssue } from '../../device/rules/device-issues.js'

const KINDS = ['account_issues', 'device_issues'] as const

/** Tells of a device whether it has an issue of each kind that the chips tell of: of its account, of itself. */
export const issueKinds = (passesError: IssueFilter): readonly ((device: Device) => boolean)[] =>
  KINDS.map((kind) => (device: Device) => hasIssue(device, kind, passesError))
