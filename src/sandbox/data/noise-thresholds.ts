import type { NoiseThreshold } from '../../client/resources.js'
import { createRandom } from '../random.js'
import type { DeviceRecord } from './device-record.js'
import { noiseThresholdId } from './noise-sensor.js'
import { timeZoneOf } from './time.js'

/** A threshold. Its times have a time zone, or are in the time zone of the sensor; its level is in dB. */
type Row = readonly [name: string, from: string, to: string, decibels: number, riskScore?: number]

const hourlyThresholds = Array.from({ length: 12 }, (_, index): Row => {
  const hour = (number: number): string => `${String(number * 2).padStart(2, '0')}:00:00`
  return [`From ${index * 2} o’clock`, hour(index), hour((index + 1) % 12), 60 + index]
})

const longName = 'Ruhezeit für die Nachbarn im Vorderhaus und im zweiten Hinterhof'

/** The thresholds of sensors with special cases. */
const samples: Readonly<Record<string, readonly Row[]>> = {
  device_living_room_sensor: [
    ['Daytime', '07:00:00', '22:00:00', 80],
    ['Quiet hours', '22:00:00', '07:00:00', 62],
    ['', '00:30:00', '06:30:00', 57],
    ['Owner', '20:00:00[America/Los_Angeles]', '23:30:00[America/Los_Angeles]', 74.5]
  ],
  device_loft_sensor: [
    ['Any time', '00:00:00', '00:00:00', 75],
    ['Night', '21:45:00', '07:15:00', 60],
    ['After dark', 'sunset', 'sunrise', 70]
  ],
  device_pool_house_sensor: [],
  device_unit_0054: [
    ['Loud', '08:00:00', '22:00:00', 60, 60],
    ['', '22:00:00', '08:00:00', 55, 35]
  ],
  device_unit_0055: [['', '25:61:00[Mars/Olympus_Mons]', '', 50]],
  device_unit_0057: [
    ...hourlyThresholds,
    [longName, '13:00:00', '15:00:00', 58],
    ['静かな時間', '22:00:00[Asia/Tokyo]', '06:00:00[Asia/Tokyo]', 55]
  ]
}

function defaultThresholds(device: DeviceRecord, seed: number): readonly Row[] {
  const quiet = 55 + Math.floor(createRandom(`${seed}:thresholds:${device.device_id}`)() * 10)
  return [
    ['Daytime', '08:00:00', '22:00:00', quiet + 15],
    ['Quiet hours', '22:00:00', '08:00:00', quiet]
  ]
}

export function createInitialNoiseThresholds(device: DeviceRecord, seed: number): NoiseThreshold[] {
  const zoned = (time: string): string => (/^[\d:]+$/.test(time) ? `${time}[${timeZoneOf(device)}]` : time)
  return (samples[device.device_id] ?? defaultThresholds(device, seed)).map(
    ([name, from, to, decibels, riskScore], index) => ({
      noise_threshold_id: noiseThresholdId(device.device_id, index + 1),
      device_id: device.device_id,
      name,
      starts_daily_at: zoned(from),
      ends_daily_at: zoned(to),
      noise_threshold_decibels: decibels,
      ...(riskScore !== undefined && { noise_threshold_nrs: riskScore })
    })
  )
}
