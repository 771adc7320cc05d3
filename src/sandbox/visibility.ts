import type { ClientSession } from '../client/resources.js'
import { isThermostat } from './climate.js'
import type { AccessCodeRecord } from './data/access-code-record.js'
import type { DeviceRecord } from './data/device-record.js'
import type { Sliceable } from './pagination.js'
import { notFound, RequestError } from './request-error.js'
import type { SandboxState } from './state.js'

interface Viewer {
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

/** Returns a device that the caller can see. @throws {RequestError} if it does not exist */
export function findDevice(viewer: Viewer, deviceId: string): DeviceRecord {
  const device = viewer.state.devices.find(deviceId)
  if (!device || !canSeeAccount(viewer, device.connected_account_id)) {
    throw notFound('device')
  }
  return device
}

/** Returns a thermostat that the caller can see. @throws {RequestError} if it does not exist or is another device */
export function findThermostat(viewer: Viewer, id: string): DeviceRecord {
  const device = findDevice(viewer, id)
  if (isThermostat(device)) return device
  throw new RequestError(400, 'capability_not_supported', 'The device is not a thermostat.')
}

/** Returns an access code that the caller can see, and its device. @throws {RequestError} if it does not exist */
export function findAccessCode(
  viewer: Viewer,
  { id = '', device }: { id?: string | undefined; device?: string | undefined }
): { device: DeviceRecord; code: AccessCodeRecord } {
  const found = viewer.state.accessCodes.find(id)
  const isOnDevice = found && (device === undefined || device === found.device.device_id)
  if (!isOnDevice || !canSeeAccount(viewer, found.device.connected_account_id)) {
    throw notFound('access_code')
  }
  return found
}
