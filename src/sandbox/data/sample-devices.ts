import type { DeviceRecord } from './device-record.js'
import { createLock } from './lock.js'
import { createNoiseSensor } from './noise-sensor.js'
import { sampleLocks } from './sample-locks.js'
import { sampleNoiseSensors } from './sample-noise-sensors.js'
import { sampleThermostats } from './sample-thermostats.js'
import { createThermostat } from './thermostat.js'

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
