import type { Device, DeviceProperties } from '../../client/resources.js'
import type { DeviceRecord, DeviceTraits } from './device-record.js'
import { makeLock, type LockTraits } from './lock.js'
import { makeNoiseSensor, type NoiseSensorTraits } from './noise-sensor.js'
import type { AccessCodeTraits } from './sample-access-codes.js'
import { makeThermostat, usualClimate, type ThermostatTraits } from './thermostat.js'
import type { SandboxThermostatSchedule } from './thermostat-schedules.js'

/** What a description need not say. */
type Assumed = 'id' | 'maker' | 'model' | 'createdAt'

/** What describes every device, over what it is described by for its kind. */
interface Description extends Partial<Pick<DeviceTraits, Assumed>> {
  /** @default made of the name: `device_front_door` */
  readonly id?: string
  /** What the host has noted of it. @default {} */
  readonly customMetadata?: Device['custom_metadata']
  /** Properties as the platform gives them, over all others. */
  readonly properties?: Partial<DeviceProperties>
}

type Kind<Traits extends DeviceTraits> = Omit<Traits, Assumed | 'unforeseen'> & Description

/** A lock that a sandbox is to have. */
export interface SandboxLock extends Kind<LockTraits> {
  readonly kind: 'lock'
  /** The access codes that are on it. @default [] */
  readonly accessCodes?: readonly SandboxAccessCode[]
  /** The access codes that somebody put on it by other means. @default [] */
  readonly unmanagedAccessCodes?: readonly SandboxUnmanagedAccessCode[]
}

/** A thermostat that a sandbox is to have; what is not said of its climate is as with most. */
export interface SandboxThermostat extends Kind<ThermostatTraits> {
  readonly kind: 'thermostat'
  /** The times during which it is to have a preset, whatever its week says. @default [] */
  readonly schedules?: readonly SandboxThermostatSchedule[]
}

/** A noise sensor that a sandbox is to have. */
export interface SandboxNoiseSensor extends Kind<Omit<NoiseSensorTraits, 'decibels'>> {
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
function idOf(name: string, taken: ReadonlySet<string>): string {
  const id = `device_${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')}`
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}_${number}`
  return free
}

function makeDescribed(device: SandboxDevice, id: string, createdAt: string): DeviceRecord {
  const common = { model: 'Smart Device', createdAt, ...device, id }
  if (common.kind === 'lock') return makeLock({ maker: 'august', ...common })
  if (common.kind === 'thermostat')
    return makeThermostat({ maker: 'ecobee', ...usualClimate, temperature: 70, ...common })
  return makeNoiseSensor({ maker: 'minut', decibels: 38.5, ...common })
}

/** The devices that somebody has described, the newest first, and the access codes and schedules of each by its id. */
export function describedDevices(described: readonly SandboxDevice[], createdAt: (index: number) => string) {
  const accessCodes = new Map<string, readonly SandboxAccessCode[]>()
  const unmanagedAccessCodes = new Map<string, readonly SandboxUnmanagedAccessCode[]>()
  const schedules = new Map<string, readonly SandboxThermostatSchedule[]>()
  const devices = described.map((device, index) => {
    const id = device.id ?? idOf(device.name, new Set(accessCodes.keys()))
    accessCodes.set(id, (device.kind === 'lock' && device.accessCodes) || [])
    unmanagedAccessCodes.set(id, (device.kind === 'lock' && device.unmanagedAccessCodes) || [])
    schedules.set(id, (device.kind === 'thermostat' && device.schedules) || [])
    const made = makeDescribed(device, id, createdAt(index))
    Object.assign(made.custom_metadata, device.customMetadata)
    Object.assign(made.properties, device.properties)
    return made
  })
  return { devices, accessCodes, unmanagedAccessCodes, schedules }
}
