import type { Space, SpaceBatch, SpaceCustomerData } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Open, OptionalCall } from './call.js'

type Related = 'spaces' | 'devices' | 'acs_entrances' | 'connected_accounts' | 'acs_systems' | 'access_methods'

interface SpaceDetails {
  acs_entrance_ids?: string[]
  device_ids?: string[]
  customer_data?: SpaceCustomerData
}

export interface SpacesCalls {
  /** Puts entrances into a space. */
  addAcsEntrances: Call<Open<{ space_id: string; acs_entrance_ids: string[] }>, void>
  /** Puts devices into a space. */
  addDevices: Call<Open<{ space_id: string; device_ids: string[] }>, void>
  /** Makes a space. */
  create: Call<
    Open<
      SpaceDetails & { name: string; space_key?: string; customer_key?: string; connected_account_ids?: string[] }
    >,
    Space
  >
  /** Deletes a space; what is in it stays. */
  delete: Call<Open<{ space_id: string }>, void>
  /** One space, by its id or key. */
  get: Call<Open<AtLeastOne<{ space_id: string; space_key: string }>>, Space>
  /** What some spaces have to do with, all at once. */
  getRelated: OptionalCall<
    Open<{ space_ids?: string[]; space_keys?: string[]; include?: Related[]; exclude?: Related[] }>,
    SpaceBatch
  >
  /** Takes entrances out of a space. */
  removeAcsEntrances: Call<Open<{ space_id: string; acs_entrance_ids: string[] }>, void>
  /** Takes devices out of a space. */
  removeDevices: Call<Open<{ space_id: string; device_ids: string[] }>, void>
  /** The spaces of the workspace, or those that match. */
  list: OptionalCall<
    Open<{
      connected_account_id?: string
      customer_key?: string
      parent_space_id?: string
      parent_space_key?: string
      space_key?: string
      search?: string
      limit?: number
    }>,
    Space[]
  >
  /** Changes a space, which is named by its id or key. */
  update: Call<
    Open<
      AtLeastOne<{ space_id: string; space_key: string }> &
        SpaceDetails & { name?: string; parent_space_id?: string; parent_space_key?: string }
    >,
    Space
  >
}
