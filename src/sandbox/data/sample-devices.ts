import type { DeviceRecord } from './device-record.js'
import { createLock } from './lock.js'
import { createNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import { sampleLocks } from './sample-locks.js'
import { sampleThermostats } from './sample-thermostats.js'
import { createThermostat } from './thermostat.js'

/** A quiet sensor, a noisy one, and one that hears too little to measure. */
const sampleNoiseSensors: readonly Omit<NoiseSensorTraits, 'createdAt'>[] = [
  {
    id: 'device_living_room_sensor',
    name: 'Living Room Sensor',
    maker: 'minut',
    model: 'Minut Sensor Gen 3',
    decibels: 41.6,
    battery: { level: 0.84, status: 'full' },
    timezone: 'Europe/Stockholm'
  },
  {
    id: 'device_loft_sensor',
    name: 'Loft Sensor',
    maker: 'minut',
    model: 'Minut Sensor Gen 3',
    decibels: 78.2,
    triggered: [1],
    battery: { level: 0.12, status: 'low' },
    timezone: 'America/Los_Angeles'
  },
  {
    id: 'device_pool_house_sensor',
    name: 'Pool House Sensor',
    maker: 'noiseaware',
    model: 'Indoor Sensor Gen 4',
    decibels: -1,
    timezone: 'America/Chicago'
  }
]

type CreateDevice = (createdAt: string) => DeviceRecord

/** The sample devices. The kinds alternate, so that a few devices already show all of them. */
export function sampleDevices(createdAt: (index: number) => string): DeviceRecord[] {
  const locks = sampleLocks.map(
    (traits): CreateDevice =>
      (time) =>
        createLock({ ...traits, createdAt: time })
  )
  const otherDevices = [
    ...sampleThermostats.map(
      (traits): CreateDevice =>
        (time) =>
          createThermostat({ ...traits, createdAt: time })
    ),
    ...sampleNoiseSensors.map(
      (traits): CreateDevice =>
        (time) =>
          createNoiseSensor({ ...traits, createdAt: time })
    )
  ]
  const factories = locks.flatMap((lock, index) => {
    const otherDevice = index % 2 === 1 ? otherDevices[(index - 1) / 2] : undefined
    return otherDevice ? [lock, otherDevice] : [lock]
  })
  return factories.map((create, index) => create(createdAt(index)))
}
