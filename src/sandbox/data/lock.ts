import { createDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'

/** What a lock is described by, over what every device is. */
export interface LockTraits extends DeviceTraits {
  /** Where the bolt is; `null` when nobody knows. @default true */
  locked?: boolean | null
  /** What can be done to it from afar. @default ['lock', 'unlock'] */
  remote?: readonly ('lock' | 'unlock')[]
  /** The lengths that a code may have; not said without it. */
  codeLengths?: number[]
  /** How access codes get onto it. @default ['online'] */
  codes?: readonly ('online' | 'offline')[]
  /** It makes up the digits of its codes itself. */
  choosesDigits?: true
  /** How many codes it holds; not said without it. */
  mostCodes?: number
}

/** A lock. */
export function createLock(traits: LockTraits): DeviceRecord {
  const { locked = true, remote = ['lock', 'unlock'], codes = ['online'] } = traits
  const { codeLengths, choosesDigits, mostCodes, unforeseen } = traits
  const device = createDevice('lock', traits)
  const online = codes.includes('online')
  const offline = codes.includes('offline')
  return {
    ...device,
    capabilities_supported:
      codes.length > 0 ? ['access_code', ...device.capabilities_supported] : device.capabilities_supported,
    can_remotely_lock: remote.includes('lock'),
    can_remotely_unlock: remote.includes('unlock'),
    can_program_online_access_codes: online,
    can_program_offline_access_codes: offline,
    can_program_offline_access_code: offline,
    properties: {
      ...device.properties,
      ...(locked !== null && { locked }),
      online_access_codes_enabled: online,
      offline_access_codes_enabled: offline,
      ...(codeLengths && { supported_code_lengths: codeLengths }),
      ...(choosesDigits && { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] }),
      ...(mostCodes !== undefined && { max_active_codes_supported: mostCodes }),
      ...unforeseen
    }
  }
}
