import type { DeviceTraits } from './device-record.js'

/** Returns a battery with a level from 0 to 1 and the status that belongs to it. */
export const battery = (level: number): NonNullable<DeviceTraits['battery']> => ({
  level,
  status: level > 0.8 ? 'full' : level > 0.3 ? 'good' : level > 0.08 ? 'low' : 'critical'
})
