import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { createNoiseSensor } from './noise-sensor.js'
import { edgeCaseNoiseSensors } from './edge-case-noise-sensors.js'
import { edgeCaseThermostats } from './edge-case-thermostats.js'
import { createThermostat } from './thermostat.js'

/** The index of the first unit that is odd: in smaller properties there are none. */
const FIRST_EDGE_CASE = 30

/** The device of an odd unit, in place of one by chance; none for the index of any other unit. */
export function createEdgeCaseUnit(index: number, common: DeviceTraits): DeviceRecord | undefined {
  const position = index - FIRST_EDGE_CASE
  const unit = { ...common, online: true, errors: [] }
  const thermostat = edgeCaseThermostats[position]
  if (thermostat) return createThermostat({ ...unit, ...thermostat, name: `${common.name} ${thermostat.name}` })
  const sensor = edgeCaseNoiseSensors[position - edgeCaseThermostats.length]
  if (!sensor) return undefined
  return createNoiseSensor({ ...unit, ...sensor, model: 'Noise Sensor', name: `${common.name} ${sensor.name}` })
}
