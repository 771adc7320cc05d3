import type { DeviceRecord } from './device-record.js'
import { makeLock } from './lock.js'
import { makers, type MakerKey } from './makers.js'
import { makeNoiseSensor } from './noise-sensor.js'
import { makeThermostat, usualClimate } from './thermostat.js'

/** The device that comes with a new account: what its maker makes. */
export function makeConnectedDevice(maker: MakerKey, { id, number }: { id: string; number: number }): DeviceRecord {
  const { displayName, deviceType } = makers[maker]
  const named = (kind: string) => ({
    id,
    maker,
    model: `Smart ${kind}`,
    name: `${displayName} ${kind} ${number}`,
    timezone: 'America/New_York'
  })
  if (deviceType.endsWith('_lock')) {
    return makeLock({ ...named('Lock'), battery: { level: 0.97, status: 'full' }, codeLengths: [4, 5, 6] })
  }
  if (deviceType.endsWith('_thermostat')) {
    return makeThermostat({ ...named('Thermostat'), ...usualClimate, temperature: 70.5, humidity: 0.42 })
  }
  return makeNoiseSensor({ ...named('Noise Sensor'), decibels: 38.5 })
}
