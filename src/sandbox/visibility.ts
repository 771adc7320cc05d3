import type { ClientSession } from '../client/resources.js'
import { isThermostat } from './climate.js'
import type { DeviceRecord } from './data/device-record.js'
import type { Sliceable } from './pagination.js'
import { notFound, RequestError } from './request-error.js'
import type { SandboxState } from './state.js'

/** The caller of a request. */
export interface Viewer {
  state: SandboxState
  session: ClientSession | null
}

/** Returns `true` if the caller can see an account and its resources. */
export function canSeeAccount({ session }: Pick<Viewer, 'session'>, accountId: string): boolean {
  return !session || session.connected_account_ids.includes(accountId)
}

/** Returns the devices that the caller can see, optionally limited by id. Creates as few devices as possible. */
export function visibleDevices(viewer: Viewer, ids: string[] | undefined): Sliceable<DeviceRecord> {
  const { devices, accounts } = viewer.state
  if (ids) {
    const requested = [...new Set(ids)].flatMap((id) => devices.find(id) ?? [])
    return requested.filter((device) => canSeeAccount(viewer, device.connected_account_id))
  }
  if (accounts.every((account) => canSeeAccount(viewer, account.connected_account_id))) return devices
  return devices.slice(0, devices.length).filter((device) => canSeeAccount(viewer, device.connected_account_id))
}

/** Returns a device that the caller can see. @throws {RequestError} if it does not exist or is of another kind */
export type FindDevice = (viewer: Viewer, deviceId: string) => DeviceRecord

/** Finds devices of all kinds. */
export const findDevice: FindDevice = (viewer, deviceId) => {
  const device = viewer.state.devices.find(deviceId)
  if (device && canSeeAccount(viewer, device.connected_account_id)) return device
  throw notFound('device')
}

/** Returns a function that finds devices with a capability, and rejects all others with a message. */
export const deviceFinder =
  (isCapable: (device: DeviceRecord) => boolean | undefined, message: string, find = findDevice): FindDevice =>
  (viewer, deviceId) => {
    const device = find(viewer, deviceId)
    if (isCapable(device)) return device
    throw new RequestError(400, 'capability_not_supported', message)
  }

export const findThermostat = deviceFinder(isThermostat, 'The device is not a thermostat.')

/**
 * Returns a found item if the caller can see it.
 *
 * @param name Name of the resource in the error.
 * @param deviceId Device that the item must have.
 * @throws {RequestError} if the item does not exist
 */
export function findVisible<Found extends { device: DeviceRecord }>(
  viewer: Viewer,
  name: string,
  found: Found | undefined,
  deviceId = found?.device.device_id
): Found {
  const isOnDevice = found?.device.device_id === deviceId
  if (found && isOnDevice && canSeeAccount(viewer, found.device.connected_account_id)) return found
  throw notFound(name)
}
