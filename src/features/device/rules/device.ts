import type { Device, DeviceProperties } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'

type DeviceNameError = 'too-short' | 'too-long'

/** Collapses and trims white space. */
export function normalizeDeviceName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}

/** Validates the length of a name: 2 to 64 characters (specification, section 5). */
export function deviceNameError(typed: string): DeviceNameError | undefined {
  const { length } = [...normalizeDeviceName(typed)]
  if (length < 2) return 'too-short'
  return length > 64 ? 'too-long' : undefined
}

export type DeviceKind = 'lock' | 'thermostat' | 'noise-sensor'

/** Returns the properties of a device, or an empty object. */
export function properties(device: Device): DeviceProperties {
  return device.properties ?? {}
}

/**
 * Returns the kind of a device: thermostat, then noise sensor, then lock; `undefined` for others. A lock has a lock
 * state, a lock capability or an access-code capability (specification, section 2).
 */
export function deviceKind(device: Device): DeviceKind | undefined {
  const own = properties(device)
  if (Array.isArray(own.available_climate_presets)) return 'thermostat'
  if (parseNumber(own.noise_level_decibels) !== undefined) return 'noise-sensor'
  const isLock =
    typeof own.locked === 'boolean' ||
    own.online_access_codes_enabled === true ||
    own.offline_access_codes_enabled === true ||
    device.can_remotely_lock === true ||
    device.can_remotely_unlock === true ||
    device.can_program_online_access_codes === true ||
    device.can_program_offline_access_code === true ||
    device.can_program_offline_access_codes === true
  return isLock ? 'lock' : undefined
}

export function deviceName(device: Device): string | undefined {
  return parseString(properties(device).name) ?? parseString(device.display_name) ?? parseString(device.nickname)
}

export function manufacturerName(device: Device): string | undefined {
  const { model, manufacturer } = properties(device)
  return parseString(model?.manufacturer_display_name) ?? parseString(manufacturer)
}

/** Returns the name of the hub or bridge, if the platform reports it. */
export function hubName({ properties }: Device): string | undefined {
  return (
    parseString(properties?.igloohome_metadata?.bridge_name) ?? parseString(properties?.tedee_metadata?.bridge_name)
  )
}

export function modelName(device: Device): string | undefined {
  return parseString(properties(device).model?.display_name)
}

const partsOf = (name: string | undefined): readonly string[] => name?.match(/\S+/g) ?? []

/**
 * Returns manufacturer and model without repeating the manufacturer: "Google Nest" and "Nest Thermostat" become "Google Nest
 * Thermostat".
 */
export function manufacturerAndModel(device: Device): string {
  const manufacturer = partsOf(manufacturerName(device))
  const model = partsOf(modelName(device))
  const [manufacturerText, name] = [manufacturer, model].map((parts) => parts.join(' ').toLowerCase())
  if (name?.startsWith(manufacturerText ?? '') || ` ${name} `.includes(` ${manufacturerText} `)) return model.join(' ')
  const repeatedAt = manufacturer.findIndex((part) => part.toLowerCase() === model[0]?.toLowerCase())
  return [...(repeatedAt < 0 ? manufacturer : manufacturer.slice(0, repeatedAt)), ...model].join(' ')
}

/** Returns the URL of the device's picture. */
export function imageUrl(device: Device): string | undefined {
  return parseString(properties(device).image_url)
}
