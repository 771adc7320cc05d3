import { deviceErrors } from './device-issues.js'
import type { IssueFilter } from '../../../core/resources/host-functions.js'
import { battery, isBatteryLow, onlineStatus } from './device-status.js'
import { asPromised } from '../../../core/values/promised.js'
import type { Device, Issue } from '../../../core/resources/resources.js'

/** What is wrong with many devices at once, where it is wrong. */
const SHARED_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'hub_disconnected', 'bridge_disconnected'])

/** What is wrong with a device, as far as others may have it for the same cause. */
export const sharedErrors = (device: Device, passes: IssueFilter): readonly Issue[] =>
  deviceErrors(device).filter((error) => SHARED_CODES.has(error.error_code) && passes(asPromised(error)))

/** Whether the battery of a device is known to be low. */
export function hasLowBattery(device: Device): boolean {
  const known = battery(device)
  return !!known && isBatteryLow(known) && onlineStatus(device) === 'online'
}

/** Whether something is wrong with a device that is told once for all that have it. */
export const hasCause = (device: Device, passes: IssueFilter): boolean =>
  hasLowBattery(device) || sharedErrors(device, passes).length > 0
