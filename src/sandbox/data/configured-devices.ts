import type { Device, DeviceProperties } from '../../client/resources.js'
import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { createLock, type LockTraits } from './lock.js'
import { createNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import type { AccessCodeTraits } from './sample-access-codes.js'
import { createThermostat, defaultClimate, type ThermostatTraits } from './thermostat.js'
import type { SandboxThermostatSchedule } from './thermostat-schedules.js'

/** What a description need not say. */
type OptionalTraits = 'id' | 'maker' | 'model' | 'createdAt'

/** What describes every device, over what it is described by for its kind. */
interface CommonTraits extends Partial<Pick<DeviceTraits, OptionalTraits>> {
  /** @default made of the name: `device_front_door` */
  readonly id?: string
  /** What the host has noted of it. @default {} */
  readonly customMetadata?: Device['custom_metadata']
  /** Properties as the platform gives them, over all others. */
  readonly properties?: Partial<DeviceProperties>
}

type DeviceOptions<Traits extends DeviceTraits> = Omit<Traits, OptionalTraits | 'unforeseen'> & CommonTraits

/** A lock that a sandbox is to have. */
export interface SandboxLock extends DeviceOptions<LockTraits> {
  readonly kind: 'lock'
  /** The access codes that are on it. @default [] */
  readonly accessCodes?: readonly SandboxAccessCode[]
  /** The access codes that somebody put on it by other means. @default [] */
  readonly unmanagedAccessCodes?: readonly SandboxUnmanagedAccessCode[]
}

/** A thermostat that a sandbox is to have; what is not said of its climate is as with most. */
export interface SandboxThermostat extends DeviceOptions<ThermostatTraits> {
  readonly kind: 'thermostat'
  /** The times during which it is to have a preset, whatever its week says. @default [] */
  readonly schedules?: readonly SandboxThermostatSchedule[]
}

/** A noise sensor that a sandbox is to have. */
export interface SandboxNoiseSensor extends DeviceOptions<Omit<NoiseSensorTraits, 'decibels'>> {
  readonly kind: 'noise sensor'
  /** What it hears. @default 38.5 */
  readonly decibels?: number
}

/** A device that a sandbox is to have. */
export type SandboxDevice = SandboxLock | SandboxThermostat | SandboxNoiseSensor

/** An access code that a lock of a sandbox is to have. */
export interface SandboxAccessCode extends Omit<AccessCodeTraits, 'hasNoCode' | 'isOffline'> {
  /** Its digits. @default chosen by the seed */
  readonly code?: string
}

/** An access code that stands on a lock of a sandbox, and is not managed by the platform. */
export interface SandboxUnmanagedAccessCode {
  readonly name: string
  /** Its digits. @default chosen by the seed */
  readonly code?: string
  /** The platform cannot take it over. */
  readonly cannotBeManaged?: true
}

/** An id that nobody has yet, of a name in any language. */
function createId(name: string, usedIds: ReadonlySet<string>): string {
  const id = `device_${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`
  let candidate = id
  for (let number = 2; usedIds.has(candidate); number++) candidate = `${id}_${number}`
  return candidate
}

function createConfiguredDevice(device: SandboxDevice, id: string, createdAt: string): DeviceRecord {
  const common = { model: 'Smart Device', createdAt, ...device, id }
  if (common.kind === 'lock') return createLock({ maker: 'august', ...common })
  if (common.kind === 'thermostat')
    return createThermostat({ maker: 'ecobee', ...defaultClimate, temperature: 70, ...common })
  return createNoiseSensor({ maker: 'minut', decibels: 38.5, ...common })
}

/** The devices that somebody has described, the newest first, and the access codes and schedules of each by its id. */
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
