import type { Device, DeviceProperties } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'

/** The kinds of device that have screens. */
export type DeviceKind = 'lock' | 'thermostat' | 'noise-sensor'

/** A device's properties, which a platform may leave out. */
export function properties(device: Device): DeviceProperties {
  return device.properties ?? {}
}

/**
 * The kind of a device: thermostat before noise sensor before lock; nothing for any other device.
 * A lock has a lock state, a lock capability or an access-code capability (specification, section 2).
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

/** The name that people gave the device. */
export function deviceName(device: Device): string | undefined {
  return parseString(properties(device).name) ?? parseString(device.display_name) ?? parseString(device.nickname)
}

/** The maker's name as people know it. */
export function manufacturerName(device: Device): string | undefined {
  const { model, manufacturer } = properties(device)
  return parseString(model?.manufacturer_display_name) ?? parseString(manufacturer)
}

/** The name of the hub or bridge through which a device is reached, where the platform says it. */
export function hubName({ properties }: Device): string | undefined {
  return (
    parseString(properties?.igloohome_metadata?.bridge_name) ?? parseString(properties?.tedee_metadata?.bridge_name)
  )
}

/** The name of the device model. */
export function modelName(device: Device): string | undefined {
  return parseString(properties(device).model?.display_name)
}

const wordsOf = (name: string | undefined): readonly string[] => name?.match(/\S+/g) ?? []

/**
 * Maker and model in one line, without saying the maker twice: nothing of it where the model's name begins with it or has
 * it among its words, and of "Google Nest" only "Google" before "Nest Thermostat".
 */
export function makerAndModel(device: Device): string {
  const maker = wordsOf(manufacturerName(device))
  const model = wordsOf(modelName(device))
  const [makerName, name] = [maker, model].map((words) => words.join(' ').toLowerCase())
  if (name?.startsWith(makerName ?? '') || ` ${name} `.includes(` ${makerName} `)) return model.join(' ')
  const said = maker.findIndex((word) => word.toLowerCase() === model[0]?.toLowerCase())
  return [...(said < 0 ? maker : maker.slice(0, said)), ...model].join(' ')
}

/** The address of the device's picture. */
export function imageUrl(device: Device): string | undefined {
  return parseString(properties(device).image_url)
}
