import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { createNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import { edgeCaseThermostats } from './edge-case-thermostats.js'
import { createThermostat } from './thermostat.js'

type EdgeCaseNoiseSensor = Omit<NoiseSensorTraits, 'id' | 'model' | 'createdAt'>

/** Noise sensors with unusual properties. */
const edgeCaseNoiseSensors: readonly EdgeCaseNoiseSensor[] = [
  { name: 'reports only the level', maker: 'minut', decibels: 52.5, omittedData: 'all' },
  { name: 'has no latest values', maker: 'minut', decibels: 38, omittedData: 'latest values' },
  { name: 'scores the risk', maker: 'noiseaware', decibels: 61, riskScore: 47 },
  { name: 'scores next to none', maker: 'noiseaware', decibels: -1, riskScore: -1 },
  { name: 'is offline', maker: 'minut', decibels: 0, online: false },
  { name: 'has many thresholds', maker: 'minut', decibels: 44 }
]

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
