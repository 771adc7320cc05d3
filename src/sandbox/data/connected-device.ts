import { battery } from './battery.js'
import type { DeviceRecord } from './device-record.js'
import { createLock } from './lock.js'
import { makers, type MakerKey } from './makers.js'
import { createNoiseSensor } from './noise-sensor.js'
import { createThermostat, defaultClimate } from './thermostat.js'

interface ConnectedDeviceTraits {
  id: string
  /** Sequence number, used in the name. */
  number: number
  /** ISO 8601 date. */
  createdAt: string
}

export function createConnectedDevice(maker: MakerKey, { id, number, createdAt }: ConnectedDeviceTraits): DeviceRecord {
  const { displayName, capability } = makers[maker]
  const traitsFor = (kind: string) => ({
    id,
    maker,
    createdAt,
    model: `Smart ${kind}`,
    name: `${displayName} ${kind} ${number}`,
    timezone: 'America/New_York'
  })
  if (capability === 'lock') {
    return createLock({ ...traitsFor('Lock'), battery: battery(0.97), codeLengths: [4, 5, 6] })
  }
  if (capability === 'thermostat') {
    return createThermostat({ ...traitsFor('Thermostat'), ...defaultClimate, temperature: 70.5, humidity: 0.42 })
  }
  return createNoiseSensor({ ...traitsFor('Noise Sensor'), decibels: 38.5 })
}
