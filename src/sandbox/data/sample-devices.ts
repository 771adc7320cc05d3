import { battery, type DeviceRecord } from './device-record.js'
import { createLock } from './lock.js'
import type { ManufacturerKey } from './manufacturers.js'
import { createNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import { sampleLocks } from './sample-locks.js'
import { sampleThermostats } from './sample-thermostats.js'
import { createThermostat } from './thermostat.js'

/** A noise sensor. The id continues `device_`. */
type SensorRow = readonly [
  id: string,
  name: string,
  manufacturer: ManufacturerKey,
  model: string,
  decibels: number,
  timezone: string,
  traits?: Partial<NoiseSensorTraits>
]

const loud = { triggered: [1], battery: battery(0.12) }
const quiet = { battery: battery(0.84) }

/** A quiet sensor, a noisy one, and one that hears too little to measure. */
const noiseSensors: readonly SensorRow[] = [
  ['living_room_sensor', 'Living Room Sensor', 'minut', 'Minut Sensor Gen 3', 41.6, 'Europe/Stockholm', quiet],
  ['loft_sensor', 'Loft Sensor', 'minut', 'Minut Sensor Gen 3', 78.2, 'America/Los_Angeles', loud],
  ['pool_house_sensor', 'Pool House Sensor', 'noiseaware', 'Indoor Sensor Gen 4', -1, 'America/Chicago']
]

type CreateDevice = (createdAt: string) => DeviceRecord

/** The sample devices. The kinds alternate, so that a few devices already show all of them. */
export function sampleDevices(createdAt: (index: number) => string): DeviceRecord[] {
  const otherDevices: CreateDevice[] = [
    ...sampleThermostats.map((traits) => (time: string) => createThermostat({ ...traits, createdAt: time })),
    ...noiseSensors.map(([id, name, manufacturer, model, decibels, timezone, traits]) => (time: string) => {
      const common = { id: `device_${id}`, name, manufacturer, model, decibels, timezone }
      return createNoiseSensor({ ...common, ...traits, createdAt: time })
    })
  ]
  return sampleLocks
    .flatMap((traits, index) => {
      const lock: CreateDevice = (time) => createLock({ ...traits, createdAt: time })
      const otherDevice = index % 2 === 1 ? otherDevices[(index - 1) / 2] : undefined
      return otherDevice ? [lock, otherDevice] : [lock]
    })
    .map((create, index) => create(createdAt(index)))
}
