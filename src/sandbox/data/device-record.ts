import type { Device, DeviceError, DeviceWarning } from '../../client/resources.js'
import { deviceImage } from './images.js'
import { type ManufacturerKey, manufacturers } from './manufacturers.js'
import { WORKSPACE_ID } from './workspace.js'

/**
 * A device as it is stored and returned. `can_program_offline_access_code` is the specification's name for
 * `can_program_offline_access_codes`.
 */
export type DeviceRecord = Device & { can_program_offline_access_code?: boolean }

/** An issue without a date. It gets the date of its device. */
type Undated<Issue> = Issue extends unknown ? Omit<Issue, 'created_at'> : never

/** Describes a device of any kind. */
export interface DeviceTraits {
  id: string
  name: string
  manufacturer: ManufacturerKey
  model: string
  /** ISO 8601 date on which the device was added. */
  createdAt: string
  /** @default true */
  online?: boolean
  /** Battery level from 0 to 1 and its status. Omit for a device without a battery. */
  battery?: { level: number; status: 'full' | 'good' | 'low' | 'critical' }
  errors?: Undated<DeviceError>[]
  warnings?: Undated<DeviceWarning>[]
  timezone?: string
  /** Ids of the device's spaces. @default [] */
  spaceIds?: string[]
  /** @default true */
  hasImage?: boolean
  /** Properties that violate the platform's schema. They override all others, to test how the elements handle them. */
  unforeseen?: object
}

/** Returns the id of an item of a device, such as `access_code_garage_1`. */
export const itemId = (prefix: string, deviceId: string, number: number | string): string =>
  `${prefix}_${deviceId.replace('device_', '')}_${number}`

/** Returns a battery with a level from 0 to 1 and the status that belongs to it. */
export const battery = (level: number): NonNullable<DeviceTraits['battery']> => ({
  level,
  status: level > 0.8 ? 'full' : level > 0.3 ? 'good' : level > 0.08 ? 'low' : 'critical'
})

/** Returns an error of a device. */
export const deviceError = <Code extends string>(error_code: Code, message: string) =>
  ({ error_code, message, is_device_error: true }) as const

const capabilities = { lock: 'lock', thermostat: 'thermostat', 'noise sensor': 'noise_detection' } as const

/** Creates the part of a device that all kinds have in common. `createDevices` adds the serial number. */
export function createDevice(kind: keyof typeof capabilities, traits: DeviceTraits): DeviceRecord {
  const { id, name, manufacturer, model, createdAt, online = true, battery, timezone, hasImage = true } = traits
  const { displayName, accountType, deviceType, colour } = manufacturers[manufacturer]
  const capability = capabilities[kind]
  return {
    device_id: id,
    device_type: deviceType,
    display_name: name,
    capabilities_supported: battery ? [capability, 'battery'] : [capability],
    connected_account_id: `account_${accountType}`,
    workspace_id: WORKSPACE_ID,
    space_ids: traits.spaceIds ?? [],
    custom_metadata: {},
    is_managed: true,
    created_at: createdAt,
    ...(timezone !== undefined && { location: { location_name: name, time_zone: timezone, timezone } }),
    errors: (traits.errors ?? []).map((error) => ({ ...error, created_at: createdAt })),
    warnings: (traits.warnings ?? []).map((warning) => ({ ...warning, created_at: createdAt })),
    properties: {
      name,
      appearance: { name },
      online,
      manufacturer: accountType,
      model: { display_name: model, manufacturer_display_name: displayName },
      ...(hasImage && { image_url: deviceImage(kind, colour) }),
      ...(battery && { battery, battery_level: battery.level })
    }
  }
}
