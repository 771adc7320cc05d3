import { createRandom, pick } from '../random.js'
import { battery, type DeviceRecord, type DeviceTraits, deviceError } from './device-record.js'
import { edgeCaseThermostats } from './edge-case-thermostats.js'
import { createLock } from './lock.js'
import { createNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import { createThermostat, defaultClimate } from './thermostat.js'

const doors = ['Front Door', 'Back Door', 'Balcony Door', 'Bedroom Door', 'Garage Door', 'Side Gate'] as const
const lockManufacturers = ['august', 'schlage', 'yale', 'nuki', 'ttlock'] as const
const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Sydney'] as const

/** Creates the device id of a unit. The index starts at 0. */
const unitId = (index: number): string => `device_unit_${String(index + 1).padStart(4, '0')}`

/** Returns the index of a unit from a device id, or `NaN`. */
export function unitIndex(deviceId: string): number {
  const index = Number(/^device_unit_(\d+)$/.exec(deviceId)?.[1]) - 1
  return index >= 0 && unitId(index) === deviceId ? index : NaN
}

type EdgeCaseNoiseSensor = Omit<NoiseSensorTraits, 'id' | 'model' | 'createdAt'>

/** Noise sensors with unusual properties. */
const edgeCaseNoiseSensors: readonly EdgeCaseNoiseSensor[] = [
  { name: 'reports only the level', manufacturer: 'minut', decibels: 52.5, omittedData: 'all' },
  { name: 'has no latest values', manufacturer: 'minut', decibels: 38, omittedData: 'latest values' },
  { name: 'scores the risk', manufacturer: 'noiseaware', decibels: 61, riskScore: 47 },
  { name: 'scores next to none', manufacturer: 'noiseaware', decibels: -1, riskScore: -1 },
  { name: 'is offline', manufacturer: 'minut', decibels: 0, online: false },
  { name: 'has many thresholds', manufacturer: 'minut', decibels: 44 }
]

/** Index of the first edge case. Smaller sandboxes have none. */
const FIRST_EDGE_CASE = 30

/** Creates the device of an edge case unit. Returns `undefined` for all other units. */
function createEdgeCaseUnit(index: number, common: DeviceTraits): DeviceRecord | undefined {
  const position = index - FIRST_EDGE_CASE
  const unit = { ...common, online: true, errors: [] }
  const thermostat = edgeCaseThermostats[position]
  if (thermostat) return createThermostat({ ...unit, ...thermostat, name: `${common.name} ${thermostat.name}` })
  const sensor = edgeCaseNoiseSensors[position - edgeCaseThermostats.length]
  if (!sensor) return undefined
  return createNoiseSensor({ ...unit, ...sensor, model: 'Noise Sensor', name: `${common.name} ${sensor.name}` })
}

/** Creates the device of a unit in a large property: mostly locks, some with an issue. */
export function createUnit(index: number, seed: number, createdAt: string): DeviceRecord {
  const random = createRandom(`${seed}:unit:${index}`)
  const unit = `Unit ${String(index + 1).padStart(4, '0')}`
  const kind = random()
  const isOffline = random() < 0.05
  const common: Pick<DeviceTraits, 'id' | 'createdAt' | 'online' | 'timezone' | 'errors'> = {
    id: unitId(index),
    createdAt,
    online: !isOffline,
    timezone: pick(random, zones),
    errors: isOffline ? [deviceError('device_offline', `The device of ${unit} is offline.`)] : []
  }
  const edgeCase = createEdgeCaseUnit(index, {
    ...common,
    name: unit,
    manufacturer: 'ecobee',
    model: 'Smart Thermostat Premium'
  })
  if (edgeCase) return edgeCase
  if (kind < 0.08) {
    const decibels = Math.round(300 + random() * 300) / 10
    const name = `${unit} Noise Sensor`
    return createNoiseSensor({ ...common, name, manufacturer: 'minut', model: 'Minut Sensor Gen 3', decibels })
  }
  if (kind < 0.2) {
    return createThermostat({
      ...common,
      ...defaultClimate,
      name: `${unit} Thermostat`,
      manufacturer: 'ecobee',
      model: 'Smart Thermostat Premium',
      temperature: Math.round(620 + random() * 160) / 10,
      humidity: Math.round(300 + random() * 300) / 1000
    })
  }
  return createLock({
    ...common,
    name: `${unit} ${pick(random, doors)}`,
    manufacturer: pick(random, lockManufacturers),
    model: 'Smart Lock',
    locked: random() < 0.8,
    battery: battery(Math.round(random() * 100) / 100),
    codeLengths: [4, 5, 6]
  })
}
