import type { Device, DeviceProperties } from '../../platform/resources.js'
import { deviceImage, type DeviceKind } from './images.js'
import { makers, type MakerKey } from './makers.js'
import { WORKSPACE_ID } from './workspace.js'

/** The platform answers `null` where a maker tells it nothing. */
type RecordProperties = { [Name in keyof DeviceProperties]: DeviceProperties[Name] | null }

/** A device as the sandbox holds it and answers with it. */
export interface DeviceRecord extends Omit<Device, 'properties'> {
  properties: RecordProperties
}

/** What every device is described by. */
export interface DeviceTraits {
  id: string
  name: string
  maker: MakerKey
  model: string
  /** @default true */
  online?: boolean
  /** How full the battery is, from 0 to 1, and what the maker says of it; none when it has none. */
  battery?: { level?: number; status: 'full' | 'good' | 'low' | 'critical' }
  errors?: Device['errors']
  warnings?: Device['warnings']
  timezone?: string
  /** @default true */
  hasImage?: boolean
}

/** What devices of all kinds have in common. The workspace adds when the device came and its serial number. */
export function makeDevice(kind: DeviceKind, traits: DeviceTraits): DeviceRecord {
  const { id, name, maker, model, online = true, battery, timezone, hasImage = true } = traits
  const { displayName, accountType, deviceType, colour } = makers[maker]
  return {
    device_id: id,
    device_type: deviceType,
    display_name: name,
    nickname: null,
    connected_account_id: `account_${accountType}`,
    workspace_id: WORKSPACE_ID,
    is_managed: true,
    location: timezone ? { location_name: name, timezone } : null,
    errors: traits.errors ?? [],
    warnings: traits.warnings ?? [],
    properties: {
      name,
      online,
      manufacturer: accountType,
      model: { display_name: model, manufacturer_display_name: displayName },
      ...(hasImage && { image_url: deviceImage(kind, colour) }),
      ...(battery && { battery }),
      ...(battery?.level !== undefined && { battery_level: battery.level })
    }
  }
}
