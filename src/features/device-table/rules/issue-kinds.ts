import type { IssueFilter } from '../../../core/resources/host-functions.js'
import type { Device } from '../../../core/resources/resources.js'
import { hasIssue } from '../../device/rules/device-issues.js'

const KINDS = ['account_issues', 'device_issues'] as const

/** Predicates of the chips: account issues, device issues. */
export const issueKinds = (passesError: IssueFilter): readonly ((device: Device) => boolean)[] =>
  KINDS.map((kind) => (device: Device) => hasIssue(device, kind, passesError))
