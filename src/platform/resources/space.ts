import type { AccessMethod } from './access-grant.js'
import type { AcsEntrance, AcsSystem } from './acs.js'
import type { ConnectedAccount } from './connected-account.js'
import type { Device } from './device.js'
import type { Stored } from './stored.js'

/** What a customer says of a space. */
export interface SpaceCustomerData {
  address?: string | null
  /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
  default_checkin_time?: string | null
  /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
  default_checkout_time?: string | null
  /** One of the IANA list. */
  time_zone?: string | null
}

/** A place with devices and entrances: a room, a flat, a floor. */
export interface Space extends Stored {
  space_id: string
  space_key?: string
  parent_space_id?: string
  parent_space_key?: string
  customer_key?: string
  name: string
  display_name: string
  device_count?: number
  acs_entrance_count?: number
  customer_data?: SpaceCustomerData
  /** In degrees. */
  geolocation?: { latitude: number; longitude: number } | null
}

/** What spaces have to do with; what was not asked for is not there. */
export interface SpaceBatch {
  spaces?: Space[]
  devices?: Device[]
  acs_entrances?: AcsEntrance[]
  acs_systems?: AcsSystem[]
  connected_accounts?: ConnectedAccount[]
  access_methods?: AccessMethod[]
  [field: string]: unknown
}

/** A proposal which devices and entrances belong to a space. */
export interface MappedSpace {
  name: string
  partner_resource_key: string
  parent_partner_resource_key?: string
  devices: { device_id: string; name: string; device_type?: string; connected_account_id?: string }[]
  acs_entrances: { acs_entrance_id: string; name: string; connected_account_id?: string }[]
  connected_account_ids?: string[]
  needs_review?: boolean
  [field: string]: unknown
}
