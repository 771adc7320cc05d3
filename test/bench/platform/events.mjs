// Events of the devices: one every 97 seconds, backwards from an instant.
import { idOf } from './devices.mjs'

const NEWEST = Date.UTC(2026, 0, 1)
const BETWEEN = 97_000
const TYPES = ['lock.unlocked', 'lock.locked', 'access_code.set_on_device', 'device.disconnected', 'device.connected']
/** Total number of events. */
const COUNT = 12_000

/** Returns the newest events before an instant. */
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
