import type { DeviceRecord } from './device-record.js'
import { makeLock } from './lock.js'
import { makers, type MakerKey } from './makers.js'
import { makeNoiseSensor } from './noise-sensor.js'
import { makeThermostat, usualClimate } from './thermostat.js'

interface Arrival {
  id: string
  /** How many came before it, and it. */
  number: number
  /** As an ISO 8601 moment. */
  createdAt: string
}

/** The device that comes with a new account: what its maker makes. */
export function makeConnectedDevice(maker: MakerKey, { id, number, createdAt }: Arrival): DeviceRecord {
  const { displayName, makes } = makers[maker]
  const named = (kind: string) => ({
    id,
    maker,
    createdAt,
    model: `Smart ${kind}`,
    name: `${displayName} ${kind} ${number}`,
    timezone: 'America/New_York'
  })
  if (makes === 'lock') {
    return makeLock({ ...named('Lock'), battery: { level: 0.97, status: 'full' }, codeLengths: [4, 5, 6] })
  }
  if (makes === 'thermostat') {
    return makeThermostat({ ...named('Thermostat'), ...usualClimate, temperature: 70.5, humidity: 0.42 })
  }
  return makeNoiseSensor({ ...named('Noise Sensor'), decibels: 38.5 })
}
