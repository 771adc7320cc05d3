import type { UnmanagedAccessCode } from '../client/resources.js'
import type { AccessCodes } from './access-codes.js'
import { accessCodeOnDevice } from './data/access-code-record.js'
import { accessCodeId, generateUnusedPin } from './data/access-codes.js'
import type { SandboxUnmanagedAccessCode } from './data/configured-devices.js'
import { DAY } from './data/time.js'
import { WORKSPACE_ID } from './data/workspace.js'
import { itemFinder, type OwnedItem, perDevice, type SandboxBase } from './device-items.js'
import { createRandom } from './random.js'
import { RequestError } from './request-error.js'

/** Codes that were set at the lock or in the manufacturer's app. */
const sampleUnmanagedCodes: Readonly<Record<string, readonly SandboxUnmanagedAccessCode[]>> = {
  device_bike_room: [
    { name: 'Master code' },
    { name: 'Night watch' },
    { name: 'Fire brigade' },
    { name: 'Cleaning of the building, set at the door years ago by somebody' },
    { name: 'Bicycle workshop' },
    { name: 'Installer', cannotBeManaged: true }
  ],
  device_guest_house: [{ name: 'Neighbour with the spare key' }]
}

/** Number of the first unmanaged code. Lower numbers belong to managed samples, higher ones to created codes. */
const FIRST_NUMBER = 901

interface UnmanagedAccessCodesOptions extends SandboxBase {
  accessCodes: Pick<AccessCodes, 'list'>
}

/** Creates the access codes of a new sandbox that were not created through the platform, when they are first read. */
export function createUnmanagedAccessCodes({ seed, start, devices, accessCodes }: UnmanagedAccessCodesOptions) {
  const list = perDevice((device): UnmanagedAccessCode[] => {
    const random = createRandom(`${seed}:unmanaged:${device.device_id}`)
    const configured = devices.configured?.unmanagedAccessCodes.get(device.device_id)
    return (configured ?? sampleUnmanagedCodes[device.device_id] ?? []).map(
      ({ name, code, cannotBeManaged }, index) => ({
        access_code_id: accessCodeId(device, FIRST_NUMBER + index),
        ...(cannotBeManaged && { cannot_be_managed: true }),
        code: code ?? generateUnusedPin(device, accessCodes.list(device), random),
        created_at: new Date(start - (100 + index) * DAY).toISOString(),
        device_id: device.device_id,
        ends_at: null,
        errors: [],
        is_managed: false,
        name,
        starts_at: null,
        status: 'set',
        type: 'ongoing',
        warnings: [],
        workspace_id: WORKSPACE_ID
      })
    )
  })

  return {
    list,
    find: itemFinder(devices, ['access_code', 'access_code_id'], list),
    /** Converts a code to a managed one. @throws {RequestError} if that is not possible */
    manage({ device, item }: OwnedItem<UnmanagedAccessCode>): void {
      if (item.cannot_be_managed) {
        throw new RequestError(400, 'cannot_be_managed', 'The access code cannot be managed.')
      }
      const codes = list(device)
      codes.splice(codes.indexOf(item), 1)
      accessCodes.list(device).unshift(accessCodeOnDevice({ ...item, starts_at: null, ends_at: null }))
    }
  }
}
