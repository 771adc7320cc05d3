import type { AccessCode } from '../../platform/resources.js'
import { digits, pick, randomFrom } from '../random.js'
import type { DeviceRecord } from './device-record.js'

const DAY = 86_400_000

const holders = ['Cleaning', 'Caretaker', 'Guest Weber', 'Guest Okafor', 'Guest Tanaka', 'Plumber', 'Owner'] as const

/** How many codes there are on a device, where it is not left to chance. */
const counts: Record<string, number> = {
  device_front_door: 6,
  device_back_door: 1,
  device_cellar: 0,
  device_staff_entrance: 230
}

/** The days from now in which a code holds: for ever, now, later, or no more. */
const windows = [undefined, { from: -2, to: 5 }, { from: 3, to: 10 }, { from: -20, to: -6 }] as const

function makeAccessCode(device: DeviceRecord, index: number, random: () => number, start: number): AccessCode {
  const window = index < windows.length ? windows[index] : pick(random, windows)
  const time = (days: number): string => new Date(start + days * DAY).toISOString()
  return {
    access_code_id: `access_code_${device.device_id.replace('device_', '')}_${index + 1}`,
    device_id: device.device_id,
    name: index < holders.length ? (holders[index] ?? null) : `Guest ${index + 1}`,
    code: digits(random, device.properties.supported_code_lengths?.[0] ?? 4),
    type: window ? 'time_bound' : 'ongoing',
    status: window && window.from > 0 ? 'unset' : 'set',
    starts_at: window ? time(window.from) : null,
    ends_at: window ? time(window.to) : null,
    created_at: time(-30 - index),
    is_offline_access_code: !device.can_program_online_access_codes,
    errors: [],
    warnings: []
  }
}

/** The access codes that a device begins with: a few, where it takes any. */
export function makeAccessCodes(device: DeviceRecord, seed: number, start: number): AccessCode[] {
  if (!device.can_program_online_access_codes && !device.can_program_offline_access_codes) return []
  const random = randomFrom(`${seed}:codes:${device.device_id}`)
  const length = counts[device.device_id] ?? 1 + Math.floor(random() * 5)
  return Array.from({ length }, (_, index) => makeAccessCode(device, index, random, start))
}
