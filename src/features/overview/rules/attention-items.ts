import type { Device, Issue } from '../../../core/resources/resources.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { type Cause, causesOf } from '../../device/rules/causes.js'
import { acceptedByFilter, deviceErrors, deviceWarnings } from '../../device/rules/device-issues.js'
import { battery, isShownByStatus, needsBattery, onlineStatus } from '../../device/rules/device-status.js'
import { describeIssue, type IssueDetails } from '../../issues/rules/issue-details.js'
import type { CodeAttention } from './codes-attention.js'

export interface DeviceAttention {
  readonly device: Device
  readonly issue: IssueDetails
}

/** Devices that need attention, grouped by kind. */
export interface DevicesAttention {
  readonly accounts: readonly Cause[]
  readonly hubs: readonly Cause[]
  /** Doors that are unlocked at night. */
  readonly doors: readonly Device[]
  readonly problems: readonly DeviceAttention[]
  /** Offline devices, without those that are offline because of their account or hub. */
  readonly offline: readonly DeviceAttention[]
  /** Lowest battery first. */
  readonly batteries: readonly Device[]
  /** Ids of the affected devices. */
  readonly deviceIds: ReadonlySet<string>
}

/** Everything that needs attention, grouped by kind. No issue is listed twice. */
export interface AttentionItems extends DevicesAttention {
  readonly codes: readonly CodeAttention[]
  /** Number of affected devices. */
  readonly count: number
}

/** Remedies of issues that are listed once for all affected devices. */
const LISTED_ONCE: ReadonlySet<unknown> = new Set(['accountDisconnected', 'hubOffline'])

const UNREACHED: Issue = { error_code: 'device_offline' }

/** Returns the most important issue of a device, errors first. Only warnings that the user can resolve count. */
function problemOf(device: Device, { passesError, passesWarning }: IssueFilters): IssueDetails | undefined {
  const errors = acceptedByFilter(deviceErrors(device), passesError)
    .filter((error) => !isShownByStatus(device, error))
    .map((error) => describeIssue(error, 'error'))
  const warnings = acceptedByFilter(deviceWarnings(device), passesWarning)
    .map((warning) => describeIssue(warning, 'warning'))
    .filter(({ step }) => step !== 'none')
  return [...errors, ...warnings].find(({ remedy, step }) => step !== 'wait' && !LISTED_ONCE.has(remedy))
}

function offlineItem(device: Device, { passesError }: IssueFilters): DeviceAttention {
  const reported = acceptedByFilter(deviceErrors(device), passesError).find((error) => isShownByStatus(device, error))
  return { device, issue: describeIssue(reported ?? UNREACHED, 'error') }
}

const levelOf = (device: Device): number => battery(device)?.level ?? 0

/** Returns the devices that need attention. @param doors Doors that are unlocked at night. */
export function devicesAttention(
  devices: readonly Device[],
  doors: readonly Device[],
  filters: IssueFilters
): DevicesAttention {
  const causes = causesOf(devices, filters.passesError)
  const accounts = causes.filter(({ kind }) => kind === 'account')
  const hubs = causes.filter(({ kind }) => kind === 'hub')
  const together = new Set([...accounts, ...hubs].flatMap(({ devices: having }) => having))
  const problems = devices.flatMap((device) => {
    const issue = problemOf(device, filters)
    return issue ? { device, issue } : []
  })
  const offline = devices
    .filter((device) => onlineStatus(device) !== 'online' && !together.has(device))
    .map((device) => offlineItem(device, filters))
  const batteries = devices.filter(needsBattery).toSorted((first, second) => levelOf(first) - levelOf(second))
  const concerned = [...together, ...doors, ...[...problems, ...offline].map(({ device }) => device), ...batteries]
  const deviceIds = new Set(concerned.map(({ device_id }) => device_id))
  return { accounts, hubs, doors, problems, offline, batteries, deviceIds }
}

/** Returns everything that needs attention. */
export function attentionItems(deviceItems: DevicesAttention, codes: readonly CodeAttention[]): AttentionItems {
  const { deviceIds } = deviceItems
  const remaining = new Set(codes.map(({ lock }) => lock.device_id).filter((id) => !deviceIds.has(id)))
  return { ...deviceItems, codes, count: deviceIds.size + remaining.size }
}
