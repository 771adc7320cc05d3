// What happened at the devices: as often as it is asked for, one event every 97 seconds, back from a moment.
import { idOf } from './devices.mjs'

const NEWEST = Date.UTC(2026, 0, 1)
const BETWEEN = 97_000
const TYPES = ['lock.unlocked', 'lock.locked', 'access_code.set_on_device', 'device.disconnected', 'device.connected']
/** How many the platform has. */
const COUNT = 12_000

/** The newest events before a moment. */
export function eventsBefore(devices, end, limit) {
  const first = Math.max(0, Math.floor((NEWEST - end) / BETWEEN) + 1)
  return Array.from({ length: Math.max(0, Math.min(limit, COUNT - first)) }, (_, at) => {
    const index = first + at
    const time = new Date(NEWEST - index * BETWEEN).toISOString()
    return {
      event_id: idOf('e', index),
      event_type: TYPES[index % TYPES.length],
      device_id: devices[index % devices.length].device_id,
      workspace_id: 'workspace_bench',
      created_at: time,
      occurred_at: time,
      method: 'keycode'
    }
  })
}
