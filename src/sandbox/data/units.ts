import { pick, createRandom } from '../random.js'
import { battery } from './battery.js'
import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { createLock } from './lock.js'
import { createNoiseSensor } from './noise-sensor.js'
import { createEdgeCaseUnit } from './edge-case-units.js'
import { createThermostat, defaultClimate } from './thermostat.js'

const doors = ['Front Door', 'Back Door', 'Balcony Door', 'Bedroom Door', 'Garage Door', 'Side Gate'] as const
const lockMakers = ['august', 'schlage', 'yale', 'nuki', 'ttlock'] as const
const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Sydney'] as const

/** Creates the device id of a unit. The index starts at 0. */
const unitId = (index: number): string => `device_unit_${String(index + 1).padStart(4, '0')}`

/** Returns the index of a unit from a device id, or `NaN`. */
export function unitIndex(deviceId: string): number {
  const index = Number(/^device_unit_(\d+)$/.exec(deviceId)?.[1]) - 1
  return index >= 0 && unitId(index) === deviceId ? index : NaN
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
    errors: isOffline
      ? [{ error_code: 'device_offline', message: `The device of ${unit} is offline.`, is_device_error: true }]
      : []
  }
  const edgeCase = createEdgeCaseUnit(index, {
    ...common,
    name: unit,
    maker: 'ecobee',
    model: 'Smart Thermostat Premium'
  })
  if (edgeCase) return edgeCase
  if (kind < 0.08) {
    const decibels = Math.round(300 + random() * 300) / 10
    const name = `${unit} Noise Sensor`
    return createNoiseSensor({ ...common, name, maker: 'minut', model: 'Minut Sensor Gen 3', decibels })
  }
  if (kind < 0.2) {
    return createThermostat({
      ...common,
      ...defaultClimate,
      name: `${unit} Thermostat`,
      maker: 'ecobee',
      model: 'Smart Thermostat Premium',
      temperature: Math.round(620 + random() * 160) / 10,
      humidity: Math.round(300 + random() * 300) / 1000
    })
  }
  return createLock({
    ...common,
    name: `${unit} ${pick(random, doors)}`,
    maker: pick(random, lockMakers),
    model: 'Smart Lock',
    locked: random() < 0.8,
    battery: battery(Math.round(random() * 100) / 100),
    codeLengths: [4, 5, 6]
  })
}
