/** The kind of a device, as the elements tell it: `lock`, `thermostat`, `noise-sensor`, or nothing for any other. */
export function deviceKind(device) {
  const { available_climate_presets: presets, noise_level_decibels: level, locked, ...properties } = device.properties ?? {}
  if (Array.isArray(presets)) return 'thermostat'
  if (typeof level === 'number') return 'noise-sensor'
  const isLock =
    typeof locked === 'boolean' ||
    device.can_remotely_lock ||
    device.can_remotely_unlock ||
    properties.online_access_codes_enabled ||
    properties.offline_access_codes_enabled
  return isLock ? 'lock' : undefined
}
