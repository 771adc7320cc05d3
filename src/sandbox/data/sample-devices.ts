import type { DeviceRecord } from './device-record.js'
import { makeLock } from './lock.js'
import { makeNoiseSensor } from './noise-sensor.js'
import { sampleLocks } from './sample-locks.js'
import { sampleNoiseSensors } from './sample-noise-sensors.js'
import { sampleThermostats } from './sample-thermostats.js'
import { makeThermostat } from './thermostat.js'

type Make = (createdAt: string) => DeviceRecord

/** The devices that every sandbox begins with, the kinds mixed, so that a few of them already show what there is. */
export function sampleDevices(createdAt: (index: number) => string): DeviceRecord[] {
  const locks = sampleLocks.map(
    (traits): Make =>
      (time) =>
        makeLock({ ...traits, createdAt: time })
  )
  const others = [
    ...sampleThermostats.map(
      (traits): Make =>
        (time) =>
          makeThermostat({ ...traits, createdAt: time })
    ),
    ...sampleNoiseSensors.map(
      (traits): Make =>
        (time) =>
          makeNoiseSensor({ ...traits, createdAt: time })
    )
  ]
  const makes = locks.flatMap((lock, index) => {
    const other = index % 2 === 1 ? others[(index - 1) / 2] : undefined
    return other ? [lock, other] : [lock]
  })
  return makes.map((make, index) => make(createdAt(index)))
}
