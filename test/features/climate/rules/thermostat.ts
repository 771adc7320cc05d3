import type { Device } from '../../../../src/core/resources/resources.js'
import type { Climate } from '../../../../src/features/climate/rules/climate.js'
import { climateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { deviceWith } from '../../support/as-sent.js'

/** Returns a thermostat with possibly malformed properties. */
export const thermostat = (properties: unknown = {}): Device => deviceWith(properties)

/** Returns a thermostat with a possibly malformed climate setting. */
export const setTo = (setting: unknown, properties: object = {}): Device =>
  thermostat({ ...properties, current_climate_setting: setting })

/** Limits reported by a device. */
export const LIMITS = {
  min_heating_set_point_fahrenheit: 45,
  max_heating_set_point_fahrenheit: 79,
  min_cooling_set_point_fahrenheit: 65,
  max_cooling_set_point_fahrenheit: 92,
  min_heating_cooling_delta_fahrenheit: 5
}
export const OWN = climateLimits(thermostat(LIMITS))
export const DEFAULTS = climateLimits(thermostat())

export const climate = (mode: string, heat: number, cool: number): Climate => ({ mode, heat, cool })
