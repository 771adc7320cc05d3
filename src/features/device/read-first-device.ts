import type { Device } from '../../core/resources/resources.js'
import { type PreloadedResponse, readDevice } from '../../element/prerender/read-response.js'
import { type DeviceKind, deviceKind } from './rules/device.js'
import { deviceErrors, deviceWarnings } from './rules/device-issues.js'
import { onlineStatus } from './rules/device-status.js'

/** Returns `true` if the details of a device can be prerendered: it is online and has no issues. */
export const isFirstDevice = (device: Device, kind: DeviceKind): boolean =>
  deviceKind(device) === kind &&
  onlineStatus(device) === 'online' &&
  deviceErrors(device).length + deviceWarnings(device).length === 0

/** Returns the device of a response, or `undefined` if it is another one or can't be prerendered. */
export function readFirstDevice(
  response: PreloadedResponse | undefined,
  id: string | undefined,
  kind: DeviceKind
): Device | undefined {
  const device = response && readDevice(response, id)
  return device && isFirstDevice(device, kind) ? device : undefined
}
