// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsCredential } from '../resources/acs-credential.js'
import type { AcsEntrance } from '../resources/acs-entrance.js'
import type { UnmanagedAcsCredential } from '../resources/unmanaged-acs-credential.js'

export interface AcsCredentialsRoutes {
  '/acs/credentials/assign': (
    parameters: {
      acs_credential_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/credentials/unassign': (
    parameters: {
      acs_credential_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/credentials/update': (
    parameters: { acs_credential_id: string; code?: string; ends_at?: Moment },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/credentials/create': (
    parameters: {
      access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
      acs_system_id?: string
      acs_user_id?: string
      allowed_acs_entrance_ids?: string[]
      assa_abloy_vostio_metadata?: {
        auto_join?: boolean
        join_all_guest_acs_entrances?: boolean
        override_all_guest_acs_entrances?: boolean
        override_guest_acs_entrance_ids?: string[]
      }
      code?: string
      credential_manager_acs_system_id?: string
      ends_at?: Moment
      hotek_metadata?: { auto_join?: boolean; override?: boolean }
      is_multi_phone_sync_credential?: boolean
      salto_space_metadata?: { assign_new_key?: boolean; update_current_key?: boolean }
      starts_at?: Moment
      user_identity_id?: string
      visionline_metadata?: {
        /** @deprecated */
        assa_abloy_credential_service_mobile_endpoint_id?: string
        auto_join?: boolean
        card_format?: 'TLCode' | 'rfid48'
        card_function_type?: 'guest' | 'staff'
        /** @deprecated */
        is_override_key?: boolean
        joiner_acs_credential_ids?: string[]
        override?: boolean
      }
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<AcsCredential>
  '/acs/credentials/create_offline_code': (
    parameters: {
      acs_user_id: string
      allowed_acs_entrance_id: string
      ends_at?: Moment
      is_one_time_use?: boolean
      starts_at?: Moment
    },
    options?: CallOptions
  ) => PlatformRequest<AcsCredential>
  '/acs/credentials/delete': (
    parameters: { acs_credential_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/credentials/get': (
    parameters: { acs_credential_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsCredential>
  '/acs/credentials/list_accessible_entrances': (
    parameters: { acs_credential_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/credentials/list': (
    parameters?: (
      | { acs_user_id: string }
      | { acs_system_id: string }
      | { acs_system_id: string; acs_user_id: string }
      | { user_identity_id: string }
      | object
    ) & {
      /** Those that came earlier than that. */
      created_before?: Moment
      is_multi_phone_sync_credential?: boolean
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsCredential[]>
  '/acs/credentials/unmanaged/get': (
    parameters: { acs_credential_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsCredential>
  '/acs/credentials/unmanaged/list': (
    parameters: (
      | { acs_user_id: string }
      | { acs_system_id: string }
      | { acs_system_id: string; acs_user_id: string }
      | { user_identity_id: string }
    ) & {
      /** A part of the name, the id or the like. */
      search?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsCredential[]>
}
