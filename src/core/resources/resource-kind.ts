import { parseString } from '../values/value.js'
import type {
  AccessCode,
  CatalogueDeviceModel,
  ConnectedAccount,
  Device,
  Manufacturer,
  NoiseThreshold,
  PlatformEvent,
  Space,
  ThermostatSchedule,
  UnmanagedAccessCode
} from './resources.js'

interface Resources {
  devices: Device
  connectedAccounts: ConnectedAccount
  accessCodes: AccessCode
  unmanagedAccessCodes: UnmanagedAccessCode
  noiseThresholds: NoiseThreshold
  thermostatSchedules: ThermostatSchedule
  events: PlatformEvent
  manufacturers: Manufacturer
  deviceModels: CatalogueDeviceModel
  spaces: Space
}

/** A resource in the store. */
export interface Entry<Resource> {
  /** `undefined` if the platform reported that it doesn't exist. */
  readonly resource: Resource | undefined
  /**
   * Version of the fetch or mutation that wrote the entry. Older responses never replace it. An unchanged response
   * raises it in place, so that the entry keeps its identity.
   */
  version: number
}

/** The entries of one kind, by id. */
export type Table<Resource> = ReadonlyMap<string, Entry<Resource>>

/** All resources of a session. */
export type Tables = { readonly [Name in keyof Resources]: Table<Resources[Name]> }

/** Describes one kind of resource and where it is stored. */
export interface ResourceKind<Resource> {
  /** Id of a resource, or `undefined` if it has none. */
  id(resource: Resource): string | undefined
  /** Returns `true` if the resource was deleted or converted. Responses that still contain it are outdated. */
  isFinal?(resource: Resource): boolean
  select(tables: Tables): Table<Resource>
  replace(tables: Tables, table: Table<Resource>): Tables
}

function kindOf<Name extends keyof Resources>(
  name: Name,
  id: (resource: Resources[Name]) => unknown,
  isFinal?: (resource: Resources[Name]) => boolean
): ResourceKind<Resources[Name]> {
  return {
    ...(isFinal && { isFinal }),
    id: (resource) => parseString(id(resource)),
    select: (tables) => tables[name],
    replace: (tables, table) => (tables[name] === table ? tables : { ...tables, [name]: table })
  }
}

export const devices = kindOf('devices', (device) => device?.device_id)
export const connectedAccounts = kindOf('connectedAccounts', (account) => account?.connected_account_id)
export const accessCodes = kindOf('accessCodes', (code) => code?.access_code_id)
export const unmanagedAccessCodes = kindOf(
  'unmanagedAccessCodes',
  (code) => code?.access_code_id,
  (code) => code.is_managed === true
)
export const noiseThresholds = kindOf(
  'noiseThresholds',
  (threshold) => threshold?.noise_threshold_id,
  (threshold) => threshold.is_deleted === true
)
export const thermostatSchedules = kindOf(
  'thermostatSchedules',
  (schedule) => schedule?.thermostat_schedule_id,
  (schedule) => schedule.is_deleted === true
)
export const events = kindOf('events', (event) => event?.event_id)
export const manufacturers = kindOf('manufacturers', (manufacturer) => manufacturer?.manufacturer_id)
export const deviceModels = kindOf('deviceModels', (model) => model?.device_model_id)
export const spaces = kindOf('spaces', (space) => space?.space_id)

export const NO_RESOURCES: Tables = {
  devices: new Map(),
  connectedAccounts: new Map(),
  accessCodes: new Map(),
  unmanagedAccessCodes: new Map(),
  noiseThresholds: new Map(),
  thermostatSchedules: new Map(),
  events: new Map(),
  manufacturers: new Map(),
  deviceModels: new Map(),
  spaces: new Map()
}
