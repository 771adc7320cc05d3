import { parseString } from '../values/value.js'
import type { LockUses } from './lock-uses.js'
import type {
  AccessCode,
  AccessDoors,
  AccessGrant,
  AccessMethod,
  AcsEntrance,
  CatalogueDeviceModel,
  ConnectedAccount,
  Device,
  Manufacturer,
  NoiseThreshold,
  PlatformEvent,
  Space,
  SpaceDoors,
  ThermostatSchedule,
  UnmanagedAccessCode,
  UserIdentity
} from './resources.js'

interface Resources {
  devices: Device
  connectedAccounts: ConnectedAccount
  accessCodes: AccessCode
  unmanagedAccessCodes: UnmanagedAccessCode
  noiseThresholds: NoiseThreshold
  thermostatSchedules: ThermostatSchedule
  events: PlatformEvent
  lockUses: LockUses
  manufacturers: Manufacturer
  deviceModels: CatalogueDeviceModel
  spaces: Space
  spaceDoors: SpaceDoors
  acsEntrances: AcsEntrance
  accessGrants: AccessGrant
  accessMethods: AccessMethod
  accessDoors: AccessDoors
  userIdentities: UserIdentity
}

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

export type Tables = { readonly [Name in keyof Resources]: Table<Resources[Name]> }

/** Describes one kind of resource and where it is stored. */
export interface ResourceKind<Resource> {
  /** `true` if resources have no ids. They are stored under the id of their query. @default false */
  readonly hasNoId?: boolean
  /** Id of a resource, or `undefined` if it has none. */
  id(resource: Resource): string | undefined
  /** Returns `true` if the resource was deleted or converted. Responses that still contain it are outdated. */
  isFinal?(resource: Resource): boolean
  select(tables: Tables): Table<Resource>
  replace(tables: Tables, table: Table<Resource>): Tables
}

const kinds: ResourceKind<unknown>[] = []

function kindOf<Name extends keyof Resources>(
  name: Name,
  idField: keyof Resources[Name] | undefined,
  isFinal?: (resource: Resources[Name]) => boolean
): ResourceKind<Resources[Name]> {
  const kind: ResourceKind<Resources[Name]> = {
    ...(isFinal && { isFinal }),
    hasNoId: idField === undefined,
    id: (resource) => (idField === undefined ? undefined : parseString(resource?.[idField])),
    select: (tables) => tables[name],
    replace: (tables, table) => (tables[name] === table ? tables : { ...tables, [name]: table })
  }
  kinds.push(kind)
  return kind
}

export const devices = kindOf('devices', 'device_id')
export const connectedAccounts = kindOf('connectedAccounts', 'connected_account_id')
export const accessCodes = kindOf('accessCodes', 'access_code_id')
export const unmanagedAccessCodes = kindOf('unmanagedAccessCodes', 'access_code_id', (code) => code.is_managed === true)
export const noiseThresholds = kindOf(
  'noiseThresholds',
  'noise_threshold_id',
  (threshold) => threshold.is_deleted === true
)
export const thermostatSchedules = kindOf(
  'thermostatSchedules',
  'thermostat_schedule_id',
  (schedule) => schedule.is_deleted === true
)
export const events = kindOf('events', 'event_id')
export const lockUses = kindOf('lockUses', 'device_id')
export const manufacturers = kindOf('manufacturers', 'manufacturer_id')
export const deviceModels = kindOf('deviceModels', 'device_model_id')
export const spaces = kindOf('spaces', 'space_id')
export const spaceDoors = kindOf('spaceDoors', undefined)
export const acsEntrances = kindOf('acsEntrances', 'acs_entrance_id')
export const accessGrants = kindOf('accessGrants', 'access_grant_id')
export const accessMethods = kindOf('accessMethods', 'access_method_id')
export const accessDoors = kindOf('accessDoors', undefined)
export const userIdentities = kindOf('userIdentities', 'user_identity_id')

/** Indexes a response by id. Resources without an id are dropped. */
export function byId<Resource>(kind: ResourceKind<Resource>, response: readonly Resource[]): Map<string, Resource> {
  const found = new Map<string, Resource>()
  for (const resource of response) {
    const id = kind.id(resource)
    if (id) found.set(id, resource)
  }
  return found
}

/** Replaces each table with the result of `change`. Unchanged tables keep their identity. */
export const mapTables = (
  tables: Tables,
  change: <Resource>(table: Table<Resource>, kind: ResourceKind<Resource>) => Table<Resource>
): Tables => kinds.reduce((changed, kind) => kind.replace(changed, change(kind.select(changed), kind)), tables)

export const NO_RESOURCES: Tables = mapTables(Object.create(null), () => new Map())
