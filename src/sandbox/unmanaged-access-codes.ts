import type { UnmanagedAccessCode } from '../client/resources.js'
import type { AccessCodes } from './access-codes.js'
import { accessCodeDefaults } from './data/access-code-record.js'
import { accessCodeId, generateUnusedPin } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Devices } from './devices.js'
import { createRandom } from './random.js'
import type { SandboxUnmanagedAccessCode } from './data/configured-devices.js'

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

const DAY = 86_400_000
/** Number of the first unmanaged code. Lower numbers belong to managed samples, higher ones to created codes. */
const FIRST_NUMBER = 901

/** Access codes that were not created through the platform. */
export interface UnmanagedAccessCodes {
  list(device: DeviceRecord): UnmanagedAccessCode[]
  find(accessCodeId: string): { device: DeviceRecord; code: UnmanagedAccessCode } | undefined
  /** Converts a code to a managed one. */
  manage(device: DeviceRecord, code: UnmanagedAccessCode): void
}

interface UnmanagedAccessCodesOptions {
  seed: number
  start: number
  devices: Devices
  accessCodes: Pick<AccessCodes, 'list'>
}

/** Creates the unmanaged codes of a new sandbox when they are first read. */
export function createUnmanagedAccessCodes(options: UnmanagedAccessCodesOptions): UnmanagedAccessCodes {
  const { seed, start, devices, accessCodes } = options
  const lists = new Map<string, UnmanagedAccessCode[]>()

  function create(device: DeviceRecord): UnmanagedAccessCode[] {
    const random = createRandom(`${seed}:unmanaged:${device.device_id}`)
    const configured = devices.configuredUnmanagedCodes(device) ?? sampleUnmanagedCodes[device.device_id] ?? []
    return configured.map(({ name, code, cannotBeManaged }, index) => ({
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
    }))
  }

  function list(device: DeviceRecord): UnmanagedAccessCode[] {
    const codes = lists.get(device.device_id) ?? create(device)
    lists.set(device.device_id, codes)
    return codes
  }

  return {
    list,
    find(id) {
      const device = devices.findByIdPart(/^access_code_(.+)_\d+$/.exec(id)?.[1])
      const code = device && list(device).find(({ access_code_id }) => access_code_id === id)
      return device && code && { device, code }
    },
    manage(device, { access_code_id, device_id, name, code, type, status, created_at }) {
      const codes = list(device)
      codes.splice(
        codes.findIndex((each) => each.access_code_id === access_code_id),
        1
      )
      accessCodes.list(device).unshift({
        ...accessCodeDefaults,
        access_code_id,
        device_id,
        name,
        code,
        type,
        status,
        pending_mutations: [],
        starts_at: null,
        ends_at: null,
        created_at,
        is_offline_access_code: false,
        errors: [],
        warnings: []
      })
    }
  }
}
