import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { makeNoiseSensor } from './noise-sensor.js'
import { oddNoiseSensors } from './odd-noise-sensors.js'
import { oddThermostats } from './odd-thermostats.js'
import { makeThermostat } from './thermostat.js'

/** The index of the first unit that is odd: in smaller properties there are none. */
const FIRST_ODD = 30

/** The device of an odd unit, in place of one by chance; none for the index of any other unit. */
export function oddUnit(index: number, common: DeviceTraits): DeviceRecord | undefined {
  const position = index - FIRST_ODD
  const unit = { ...common, online: true, errors: [] }
  const thermostat = oddThermostats[position]
  if (thermostat) return makeThermostat({ ...unit, ...thermostat, name: `${common.name} ${thermostat.name}` })
  const sensor = oddNoiseSensors[position - oddThermostats.length]
  if (!sensor) return undefined
  return makeNoiseSensor({ ...unit, ...sensor, model: 'Noise Sensor', name: `${common.name} ${sensor.name}` })
}
