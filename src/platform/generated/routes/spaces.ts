// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AccessMethod } from '../resources/access-method.js'
import type { AcsEntrance } from '../resources/acs-entrance.js'
import type { AcsSystem } from '../resources/acs-system.js'
import type { ConnectedAccount } from '../resources/connected-account.js'
import type { Device } from '../resources/device.js'
import type { Space } from '../resources/space.js'

export interface SpacesRoutes {
  '/spaces/add_acs_entrances': (
    parameters: { acs_entrance_ids: string[]; space_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/spaces/add_devices': (
    parameters: { device_ids: string[]; space_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/spaces/create': (
    parameters: {
      acs_entrance_ids?: string[]
      connected_account_ids?: string[]
      customer_data?: {
        address?: string | null
        /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
        default_checkin_time?: string | null
        /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
        default_checkout_time?: string | null
        /** One of the IANA list. */
        time_zone?: string | null
      }
      customer_key?: string
      device_ids?: string[]
      name: string
      space_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Space>
  '/spaces/delete': (parameters: { space_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/spaces/get': (
    parameters: { space_id: string } | { space_key: string },
    options?: CallOptions
  ) => PlatformRequest<Space>
  '/spaces/get_related': (
    parameters?: {
      exclude?: Array<'spaces' | 'devices' | 'acs_entrances' | 'connected_accounts' | 'acs_systems' | 'access_methods'>
      include?: Array<'spaces' | 'devices' | 'acs_entrances' | 'connected_accounts' | 'acs_systems' | 'access_methods'>
      space_ids?: string[]
      space_keys?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<{
    access_methods?: AccessMethod[]
    acs_entrances?: AcsEntrance[]
    acs_systems?: AcsSystem[]
    connected_accounts?: ConnectedAccount[]
    devices?: Device[]
    spaces?: Space[]
  }>
  '/spaces/remove_acs_entrances': (
    parameters: { acs_entrance_ids: string[]; space_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/spaces/remove_devices': (
    parameters: { device_ids: string[]; space_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/spaces/list': (
    parameters?: {
      connected_account_id?: string
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      parent_space_id?: string
      parent_space_key?: string
      /** A part of the name, the id or the like. */
      search?: string
      space_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Space[]>
  '/spaces/update': (
    parameters: {
      acs_entrance_ids?: string[]
      customer_data?: {
        address?: string | null
        /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
        default_checkin_time?: string | null
        /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
        default_checkout_time?: string | null
        /** One of the IANA list. */
        time_zone?: string | null
      }
      device_ids?: string[]
      name?: string
      parent_space_id?: string
      parent_space_key?: string
      space_id?: string
      space_key?: string
    } & ({ space_id: string } | { space_key: string }),
    options?: CallOptions
  ) => PlatformRequest<Space>
}
