import { createDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'

export interface LockTraits extends DeviceTraits {
  /** `true` if the lock is locked, `null` if it does not report its state. @default true */
  locked?: boolean | null
  /** The remote commands that the lock supports. @default ['lock', 'unlock'] */
  remote?: readonly ('lock' | 'unlock')[]
  /** Supported PIN lengths. Omit to leave the property out. */
  codeLengths?: number[]
  /** Kinds of access codes that the lock supports. @default ['online'] */
  codes?: readonly ('online' | 'offline')[]
  /** If `true`, the lock generates the PINs of its codes. */
  choosesDigits?: true
  /** Maximum number of codes. Omit to leave the property out. */
  mostCodes?: number
}

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
