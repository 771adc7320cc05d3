import type { AccessCode, ConnectedAccount, Device } from '../platform/resources.js'

/** A resource as the store holds it. */
export interface Entry<Resource> {
  readonly resource: Resource
  /** Where it stands in the session's count of reads and changes; what began before never replaces it. */
  readonly version: number
  /** When it was read, in ms since the epoch. */
  readonly readAt: number
}

/** The entries of one kind by id. */
export type Table<Resource> = ReadonlyMap<string, Entry<Resource>>

/** Every resource of a session. */
export interface Tables {
  readonly devices: Table<Device>
  readonly connectedAccounts: Table<ConnectedAccount>
  readonly accessCodes: Table<AccessCode>
}

/** How resources of one kind are told apart, and where they are kept. */
export interface ResourceKind<Resource> {
  readonly name: keyof Tables
  id(resource: Resource): string
  select(tables: Tables): Table<Resource>
  replace(tables: Tables, table: Table<Resource>): Tables
}

export const devices: ResourceKind<Device> = {
  name: 'devices',
  id: (device) => device.device_id,
  select: (tables) => tables.devices,
  replace: (tables, table) => ({ ...tables, devices: table })
}

export const connectedAccounts: ResourceKind<ConnectedAccount> = {
  name: 'connectedAccounts',
  id: (account) => account.connected_account_id,
  select: (tables) => tables.connectedAccounts,
  replace: (tables, table) => ({ ...tables, connectedAccounts: table })
}

export const accessCodes: ResourceKind<AccessCode> = {
  name: 'accessCodes',
  id: (code) => code.access_code_id,
  select: (tables) => tables.accessCodes,
  replace: (tables, table) => ({ ...tables, accessCodes: table })
}
