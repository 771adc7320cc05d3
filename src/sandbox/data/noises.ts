import { createRandom } from '../random.js'
import type { DeviceRecord } from './device-record.js'
import { zoneOffset } from './time-of-day.js'

const MINUTE = 60_000
export const DAY = 86_400_000

export interface Noise {
  /** Milliseconds since 1970, like `until`. */
  at: number
  until: number
  decibels: number
}

/** Returns the time zone of a sensor, or a default. */
export const timeZoneOf = ({ location }: DeviceRecord): string => location?.timezone ?? 'America/Los_Angeles'

/**
 * Returns the noises at a sensor in an evening and the following night. Mostly on Fridays and Saturdays.
 *
 * @param day Days since 1970.
 */
export function noisesOnDay(day: number, device: DeviceRecord, seed: number): Noise[] {
  const random = createRandom(`${seed}:noise:${device.device_id}:${day}`)
  const weekday = (day + 4) % 7
  const isParty = weekday === 5 || weekday === 6
  const midnight = day * DAY - zoneOffset(timeZoneOf(device), day * DAY)
  const count = isParty ? 2 + Math.floor(random() * 3) : Number(random() < 0.2)
  return Array.from({ length: count }, () => {
    const minute = isParty ? 21.5 * 60 + random() * 300 : 19 * 60 + random() * 240
    const at = midnight + Math.floor(minute * 60) * 1_000
    return { at, until: at + Math.ceil(2 + random() * 13) * MINUTE, decibels: Math.round(640 + random() * 240) / 10 }
  }).sort((first, second) => first.at - second.at)
}
