import type { Device, DeviceProperties } from '../../client/resources.js'
import { battery, type DeviceRecord, type DeviceTraits } from './device-record.js'
import { createLock, type LockTraits } from './lock.js'
import { type ManufacturerKey, manufacturers } from './manufacturers.js'
import { createNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import type { AccessCodeTraits } from './sample-access-codes.js'
import { createThermostat, defaultClimate, type ThermostatTraits } from './thermostat.js'
import type { SandboxThermostatSchedule } from './thermostat-schedules.js'

/** Traits that may be omitted. */
type OptionalTraits = 'id' | 'manufacturer' | 'model' | 'createdAt'

/** Options of all kinds of devices. */
interface CommonTraits extends Partial<Pick<DeviceTraits, OptionalTraits>> {
  /** @default derived from the name, such as `device_front_door` */
  readonly id?: string
  /** Metadata stored with the device. @default {} */
  readonly customMetadata?: Device['custom_metadata']
  /** Properties of the platform. They override all others. */
  readonly properties?: Partial<DeviceProperties>
}

type DeviceOptions<Traits extends DeviceTraits> = Omit<Traits, OptionalTraits | 'unforeseen'> & CommonTraits

/** A lock in the sandbox. */
export interface SandboxLock extends DeviceOptions<LockTraits> {
  readonly kind: 'lock'
  /** Access codes on the lock. @default [] */
  readonly accessCodes?: readonly SandboxAccessCode[]
  /** Access codes that were set at the lock or in another app. @default [] */
  readonly unmanagedAccessCodes?: readonly SandboxUnmanagedAccessCode[]
}

/** A thermostat in the sandbox. Climate options that are omitted have typical values. */
export interface SandboxThermostat extends DeviceOptions<ThermostatTraits> {
  readonly kind: 'thermostat'
  /** Exceptions from the weekly program. @default [] */
  readonly schedules?: readonly SandboxThermostatSchedule[]
}

/** A noise sensor in the sandbox. */
export interface SandboxNoiseSensor extends DeviceOptions<Omit<NoiseSensorTraits, 'decibels'>> {
  readonly kind: 'noise sensor'
  /** Current noise level in dB. @default 38.5 */
  readonly decibels?: number
}

/** A device in the sandbox. */
export type SandboxDevice = SandboxLock | SandboxThermostat | SandboxNoiseSensor

/** An access code on a lock of the sandbox. */
export interface SandboxAccessCode extends Omit<AccessCodeTraits, 'hasNoCode' | 'isOffline'> {
  /** The PIN. @default a random PIN, determined by the seed */
  readonly code?: string
}

/** An access code on a lock of the sandbox that the platform does not manage. */
export interface SandboxUnmanagedAccessCode {
  readonly name: string
  /** The PIN. @default a random PIN, determined by the seed */
  readonly code?: string
  /** If `true`, the code can't be converted to a managed one. */
  readonly cannotBeManaged?: true
}

/** Creates an unused id from a name in any language. */
function createId(name: string, usedIds: ReadonlySet<string>): string {
  const id = `device_${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`
  let candidate = id
  for (let number = 2; usedIds.has(candidate); number++) candidate = `${id}_${number}`
  return candidate
}

function createConfiguredDevice(device: SandboxDevice, id: string, createdAt: string): DeviceRecord {
  const common = { model: 'Smart Device', createdAt, ...device, id }
  if (common.kind === 'lock') return createLock({ manufacturer: 'august', ...common })
  if (common.kind === 'thermostat')
    return createThermostat({ manufacturer: 'ecobee', ...defaultClimate, temperature: 70, ...common })
  return createNoiseSensor({ manufacturer: 'minut', decibels: 38.5, ...common })
}

/** Creates the devices of the sandbox options, newest first, with their access codes and schedules by device id. */
export function createConfiguredDevices(configured: readonly SandboxDevice[], createdAt: (index: number) => string) {
  const accessCodes = new Map<string, readonly SandboxAccessCode[]>()
  const unmanagedAccessCodes = new Map<string, readonly SandboxUnmanagedAccessCode[]>()
  const schedules = new Map<string, readonly SandboxThermostatSchedule[]>()
  const devices = configured.map((device, index) => {
    const id = device.id ?? createId(device.name, new Set(accessCodes.keys()))
    accessCodes.set(id, (device.kind === 'lock' && device.accessCodes) || [])
    unmanagedAccessCodes.set(id, (device.kind === 'lock' && device.unmanagedAccessCodes) || [])
    schedules.set(id, (device.kind === 'thermostat' && device.schedules) || [])
    const created = createConfiguredDevice(device, id, createdAt(index))
    Object.assign(created.custom_metadata, device.customMetadata)
    Object.assign(created.properties, device.properties)
    return created
  })
  return { devices, accessCodes, unmanagedAccessCodes, schedules }
}

/** Creates the device of a newly connected account. @param number sequence number, used in the name */
export function createConnectedDevice(
  manufacturer: ManufacturerKey,
  id: string,
  number: number,
  createdAt: string
): DeviceRecord {
  const { displayName, capability } = manufacturers[manufacturer]
  const traitsFor = (kind: string) => ({
    id,
    manufacturer,
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
