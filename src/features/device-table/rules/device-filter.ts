import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { deviceErrors, deviceWarnings, acceptedByFilter } from '../../device/rules/device-issues.js'
import { battery, isBatteryLow, onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import { deviceState } from './device-state.js'
import type { DeviceViewFilter } from './device-view.js'

/** From what level of its battery on a device needs nobody, in percent. */
export const ENOUGH_BATTERY = 30

/** Whether the battery of a device is below `ENOUGH_BATTERY`, or told to be low; not where it is old news, or there is none. */
export function needsBattery(device: Device): boolean {
  const known = onlineStatus(device) === 'online' ? battery(device) : undefined
  return !!known && (isBatteryLow(known) || (known.level ?? 1) * 100 < ENOUGH_BATTERY)
}

/** Whether a device has an error or a warning that the host wants shown. */
export const hasTrouble = (device: Device, { passesError, passesWarning }: IssueFilters): boolean =>
  acceptedByFilter(deviceErrors(device), passesError).length > 0 ||
  acceptedByFilter(deviceWarnings(device), passesWarning).length > 0

/** Whether one of some words is what a device has; all do where none is asked for. */
const isOneOf = (words: readonly string[] | undefined, value: unknown): boolean =>
  !words || words.some((word) => word === value)

/** Whether a filter of a view shows a device. */
export function matchesFilter(device: Device, filter: DeviceViewFilter, filters: IssueFilters): boolean {
  return (
    isOneOf(filter.kinds, deviceKind(device)) &&
    isOneOf(filter.states, deviceState(device)) &&
    isOneOf(filter.accounts, device.connected_account_id) &&
    (!filter.lowBattery || needsBattery(device)) &&
    (!filter.offline || onlineStatus(device) !== 'online') &&
    (!filter.issues || hasTrouble(device, filters))
  )
}
