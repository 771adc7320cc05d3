import type { ClientSession } from '../client/resources.js'
import type { AccessCodeRecord } from './data/access-code-record.js'
import type { DeviceRecord } from './data/device-record.js'
import type { Listing } from './page.js'
import { Refusal } from './refusal.js'
import type { SandboxState } from './state.js'

interface Viewer {
  state: SandboxState
  session: ClientSession | null
}

/** Whether the caller may see what belongs to an account. */
export function seesAccount({ session }: Pick<Viewer, 'session'>, accountId: string): boolean {
  return !session || session.connected_account_ids.includes(accountId)
}

/** The devices that the caller may see, or those of them that are named. As few as possible are made for it. */
export function visibleDevices(viewer: Viewer, ids: string[] | undefined): Listing<DeviceRecord> {
  const { devices, accounts } = viewer.state
  if (ids) {
    const named = [...new Set(ids)].flatMap((id) => devices.find(id) ?? [])
    return named.filter((device) => seesAccount(viewer, device.connected_account_id))
  }
  if (accounts.every((account) => seesAccount(viewer, account.connected_account_id))) return devices
  return devices.slice(0, devices.length).filter((device) => seesAccount(viewer, device.connected_account_id))
}

/** A device that the caller may see. @throws {Refusal} when there is none of that id. */
export function findDevice(viewer: Viewer, deviceId: string): DeviceRecord {
  const device = viewer.state.devices.find(deviceId)
  if (!device || !seesAccount(viewer, device.connected_account_id)) {
    throw new Refusal(404, 'device_not_found', 'Device not found')
  }
  return device
}

/** An access code that the caller may see, and its device. @throws {Refusal} when there is none of that id there. */
export function findAccessCode(
  viewer: Viewer,
  { id = '', device }: { id?: string | undefined; device?: string | undefined }
): { device: DeviceRecord; code: AccessCodeRecord } {
  const found = viewer.state.accessCodes.find(id)
  const isThere = found && (device === undefined || device === found.device.device_id)
  if (!isThere || !seesAccount(viewer, found.device.connected_account_id)) {
    throw new Refusal(404, 'access_code_not_found', 'Access code not found')
  }
  return found
}
