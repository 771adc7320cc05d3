import type { DeviceProperties } from '../../client/generated/resources.js'
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
  /** Constraints of its codes, besides `choosesDigits`. @default [] */
  constraints?: NonNullable<DeviceProperties['code_constraints']>
  /** Options for the times of its codes. Omit to leave the property out. */
  timeFrames?: NonNullable<DeviceProperties['online_time_frame_options']>
}

/** Manufacturers whose locks don't report which access code was used. */
const SILENT: ReadonlySet<unknown> = new Set(['nuki', 'igloohome'])

export function createLock(traits: LockTraits): DeviceRecord {
  const { locked = true, remote = ['lock', 'unlock'], codes = ['online'] } = traits
  const { codeLengths, choosesDigits, mostCodes, constraints = [], timeFrames, unforeseen } = traits
  const codeConstraints: typeof constraints = [
    ...(choosesDigits ? [{ constraint_type: 'cannot_specify_pin_code' as const }] : []),
    ...constraints
  ]
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
      has_native_entry_events: !SILENT.has(traits.manufacturer),
      ...(codeLengths && { supported_code_lengths: codeLengths }),
      ...(codeConstraints.length > 0 && { code_constraints: codeConstraints }),
      ...(timeFrames && { online_time_frame_options: timeFrames }),
      ...(mostCodes !== undefined && { max_active_codes_supported: mostCodes }),
      ...unforeseen
    }
  }
}
