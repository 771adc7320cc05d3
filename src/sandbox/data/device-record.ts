import type { Device, DeviceError, DeviceWarning } from '../../client/resources.js'
import { deviceImage } from './images.js'
import { makers, type MakerKey } from './makers.js'
import { WORKSPACE_ID } from './workspace.js'

/**
 * A device as the sandbox holds it and answers with it. The specification has a name of its own for what the document
 * of the platform calls `can_program_offline_access_codes`.
 */
export type DeviceRecord = Device & { can_program_offline_access_code?: boolean }

/** An issue without its date: it is as old as what it is attached to. */
type Undated<Issue> = Issue extends unknown ? Omit<Issue, 'created_at'> : never

/** What every device is described by. */
export interface DeviceTraits {
  id: string
  name: string
  maker: MakerKey
  model: string
  /** When it came, as an ISO 8601 moment. */
  createdAt: string
  /** @default true */
  online?: boolean
  /** How full the battery is, from 0 to 1, and what the maker says of it; none when it has none. */
  battery?: { level: number; status: 'full' | 'good' | 'low' | 'critical' }
  errors?: Undated<DeviceError>[]
  warnings?: Undated<DeviceWarning>[]
  timezone?: string
  /** The ids of the spaces that it is in. @default none */
  spaceIds?: string[]
  /** @default true */
  hasImage?: boolean
  /** Properties that it has against the document of the platform, over all others: the widget has to stand them. */
  unforeseen?: object
}

const capabilities = { lock: 'lock', thermostat: 'thermostat', 'noise sensor': 'noise_detection' } as const

/** What devices of all kinds have in common. The workspace adds the serial number. */
export function createDevice(kind: keyof typeof capabilities, traits: DeviceTraits): DeviceRecord {
  const { id, name, maker, model, createdAt, online = true, battery, timezone, hasImage = true } = traits
  const { displayName, accountType, deviceType, colour } = makers[maker]
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
