import type { DeviceRecord } from './device-record.js'
import { sampleLocks } from './sample-locks.js'
import { sampleNoiseSensors } from './sample-noise-sensors.js'
import { sampleThermostats } from './sample-thermostats.js'

/** The devices that every sandbox begins with, the kinds mixed, so that a few of them already show what there is. */
export function sampleDevices(): DeviceRecord[] {
  const others = [...sampleThermostats(), ...sampleNoiseSensors()]
  return sampleLocks().flatMap((lock, index) => {
    const other = index % 2 === 1 ? others[(index - 1) / 2] : undefined
    return other ? [lock, other] : [lock]
  })
}
