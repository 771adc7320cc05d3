import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { createNoiseSensor } from './noise-sensor.js'
import { edgeCaseNoiseSensors } from './edge-case-noise-sensors.js'
import { edgeCaseThermostats } from './edge-case-thermostats.js'
import { createThermostat } from './thermostat.js'

/** Index of the first edge case. Smaller sandboxes have none. */
const FIRST_EDGE_CASE = 30

/** Creates the device of an edge case unit. Returns `undefined` for all other units. */
export function createEdgeCaseUnit(index: number, common: DeviceTraits): DeviceRecord | undefined {
  const position = index - FIRST_EDGE_CASE
  const unit = { ...common, online: true, errors: [] }
  const thermostat = edgeCaseThermostats[position]
  if (thermostat) return createThermostat({ ...unit, ...thermostat, name: `${common.name} ${thermostat.name}` })
  const sensor = edgeCaseNoiseSensors[position - edgeCaseThermostats.length]
  if (!sensor) return undefined
  return createNoiseSensor({ ...unit, ...sensor, model: 'Noise Sensor', name: `${common.name} ${sensor.name}` })
}
