/** Returns the kind of a device by the rules of the elements, or `undefined`. */
export function deviceKind(device) {
  const properties = device.properties ?? {}
  if (Array.isArray(properties.available_climate_presets)) return 'thermostat'
  if (typeof properties.noise_level_decibels === 'number') return 'noise-sensor'
  const isLock =
    typeof properties.locked === 'boolean' ||
    device.can_remotely_lock ||
    device.can_remotely_unlock ||
    properties.online_access_codes_enabled ||
    properties.offline_access_codes_enabled
  return isLock ? 'lock' : undefined
}
