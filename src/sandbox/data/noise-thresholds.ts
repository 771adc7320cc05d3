import type { NoiseThreshold } from '../../client/resources.js'
import { createRandom } from '../random.js'
import type { DeviceRecord } from './device-record.js'
import { noiseThresholdId } from './noise-sensor.js'
import { timeZoneOf } from './noises.js'

interface ThresholdTraits {
  name?: string
  /** Time of day with a time zone, or in the sensor's time zone. */
  from: string
  to: string
  /** @default riskScore */
  decibels?: number
  riskScore?: number
}

const hourlyThresholds = Array.from({ length: 12 }, (_, index): ThresholdTraits => {
  const hour = (number: number): string => `${String(number * 2).padStart(2, '0')}:00:00`
  return { name: `From ${index * 2} o’clock`, from: hour(index), to: hour((index + 1) % 12), decibels: 60 + index }
})

/** The thresholds of sensors with special cases. */
const samples: Readonly<Record<string, readonly ThresholdTraits[]>> = {
  device_living_room_sensor: [
    { name: 'Daytime', from: '07:00:00', to: '22:00:00', decibels: 80 },
    { name: 'Quiet hours', from: '22:00:00', to: '07:00:00', decibels: 62 },
    { from: '00:30:00', to: '06:30:00', decibels: 57 },
    { name: 'Owner', from: '20:00:00[America/Los_Angeles]', to: '23:30:00[America/Los_Angeles]', decibels: 74.5 }
  ],
  device_loft_sensor: [
    { name: 'Any time', from: '00:00:00', to: '00:00:00', decibels: 75 },
    { name: 'Night', from: '21:45:00', to: '07:15:00', decibels: 60 },
    { name: 'After dark', from: 'sunset', to: 'sunrise', decibels: 70 }
  ],
  device_pool_house_sensor: [],
  device_unit_0054: [
    { name: 'Loud', from: '08:00:00', to: '22:00:00', riskScore: 60 },
    { from: '22:00:00', to: '08:00:00', riskScore: 35, decibels: 55 }
  ],
  device_unit_0055: [{ from: '25:61:00[Mars/Olympus_Mons]', to: '', decibels: 50 }],
  device_unit_0057: [
    ...hourlyThresholds,
    {
      name: 'Ruhezeit für die Nachbarn im Vorderhaus und im zweiten Hinterhof',
      from: '13:00:00',
      to: '15:00:00',
      decibels: 58
    },
    { name: '静かな時間', from: '22:00:00[Asia/Tokyo]', to: '06:00:00[Asia/Tokyo]', decibels: 55 }
  ]
}

function defaultThresholds(device: DeviceRecord, seed: number): ThresholdTraits[] {
  const quiet = 55 + Math.floor(createRandom(`${seed}:thresholds:${device.device_id}`)() * 10)
  return [
    { name: 'Daytime', from: '08:00:00', to: '22:00:00', decibels: quiet + 15 },
    { name: 'Quiet hours', from: '22:00:00', to: '08:00:00', decibels: quiet }
  ]
}

export function createInitialNoiseThresholds(device: DeviceRecord, seed: number): NoiseThreshold[] {
  const zoned = (time: string): string => (/^[\d:]+$/.test(time) ? `${time}[${timeZoneOf(device)}]` : time)
  return (samples[device.device_id] ?? defaultThresholds(device, seed)).map(
    ({ name, from, to, decibels, riskScore }, index) => ({
      noise_threshold_id: noiseThresholdId(device.device_id, index + 1),
      device_id: device.device_id,
      name: name ?? '',
      starts_daily_at: zoned(from),
      ends_daily_at: zoned(to),
      noise_threshold_decibels: decibels ?? riskScore ?? 0,
      ...(riskScore !== undefined && { noise_threshold_nrs: riskScore })
    })
  )
}
