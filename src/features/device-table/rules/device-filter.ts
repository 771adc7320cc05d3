import type { Device } from '../../../core/resources/resources.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { systemStatus } from '../../climate/rules/thermostat-reading.js'
import { deviceKind } from '../../device/rules/device.js'
import { acceptedByFilter, deviceErrors, deviceWarnings } from '../../device/rules/device-issues.js'
import { isLocked, needsBattery, onlineStatus } from '../../device/rules/device-status.js'
import { isNoisy } from '../../noise/rules/noise-level.js'
import type { DeviceState, DeviceViewFilter } from './device-view.js'

/** Returns the state of a device that lists can be filtered by. */
export function deviceState(device: Device): DeviceState | undefined {
  const kind = deviceKind(device)
  if (kind === 'thermostat') {
    const doing = systemStatus(device)
    return doing === 'fan-only' ? undefined : doing
  }
  if (kind === 'noise-sensor') return isNoisy(device) ? 'noisy' : undefined
  const locked = isLocked(device)
  return locked === undefined ? undefined : locked ? 'locked' : 'unlocked'
}

/** Returns `true` if a device has an error or warning that passes the host's filters. */
export const hasIssues = (device: Device, { passesError, passesWarning }: IssueFilters): boolean =>
  acceptedByFilter(deviceErrors(device), passesError).length > 0 ||
  acceptedByFilter(deviceWarnings(device), passesWarning).length > 0

/** Returns `true` if a value is in a list, or if there is no list. */
const isOneOf = (choices: readonly string[] | undefined, value: unknown): boolean =>
  !choices || choices.some((choice) => choice === value)

/** Returns `true` if a device matches the filter of a view. */
export function matchesFilter(device: Device, filter: DeviceViewFilter, filters: IssueFilters): boolean {
  return (
    isOneOf(filter.kinds, deviceKind(device)) &&
    isOneOf(filter.states, deviceState(device)) &&
    isOneOf(filter.accounts, device.connected_account_id) &&
    (!filter.lowBattery || needsBattery(device)) &&
    (!filter.offline || onlineStatus(device) !== 'online') &&
    (!filter.issues || hasIssues(device, filters))
  )
}
