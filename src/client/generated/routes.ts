// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../calls/moment.js'
import type { CallOptions } from '../options.js'
import type { PlatformRequest } from '../platform-request.js'
import type {
  AccessCode,
  AccessGrant,
  AccessMethod,
  AcsAccessGroup,
  AcsCredential,
  AcsCredentialPool,
  AcsCredentialProvisioningAutomation,
  AcsEncoder,
  AcsEntrance,
  AcsSystem,
  AcsUser,
  ActionAttempt,
  ClientSession,
  ConnectWebview,
  ConnectedAccount,
  Device,
  DeviceCapability,
  DeviceProvider,
  DeviceType,
  DevicesProviderCategory,
  EnrollmentAutomation,
  EventType,
  GeneratedCode,
  InstantKey,
  Locale,
  LocksDeviceType,
  LocksManufacturerName,
  MagicLink,
  ManufacturerName,
  Network,
  NoiseThreshold,
  Phone,
  PlatformEvent,
  ProviderCategory,
  ProviderName,
  Space,
  ThermostatDailyProgram,
  ThermostatSchedule,
  UnmanagedAccessCode,
  UnmanagedAcsAccessGroup,
  UnmanagedAcsCredential,
  UnmanagedAcsUser,
  UnmanagedDevice,
  UnstableLocation,
  UserIdentity,
  Webhook,
  Workspace
} from './resources.js'

export interface Routes {
  '/client_sessions/create': (
    parameters?: {
      connect_webview_ids?: string[]
      connected_account_ids?: string[]
      customer_id?: string
      customer_key?: string
      expires_at?: Moment
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** @deprecated */
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession>
  '/client_sessions/delete': (
    parameters: { client_session_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/client_sessions/get': (
    parameters?: {
      client_session_id?: string
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession>
  '/client_sessions/get_or_create': (
    parameters?: {
      connect_webview_ids?: string[]
      connected_account_ids?: string[]
      expires_at?: Moment
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** @deprecated */
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession>
  '/client_sessions/grant_access': (
    parameters?: {
      client_session_id?: string
      connect_webview_ids?: string[]
      connected_account_ids?: string[]
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** @deprecated */
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/client_sessions/list': (
    parameters?: {
      client_session_id?: string
      connect_webview_id?: string
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** Whether to give only those of nobody that the host knows. */
      without_user_identifier_key?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession[]>
  '/client_sessions/revoke': (
    parameters: { client_session_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/create': (
    parameters: {
      /** The older name of `is_external_modification_allowed`. */
      allow_external_modification?: boolean
      /** Whether to go on although the device is offline. */
      attempt_for_offline_device?: boolean
      /** The PIN. @default one that the device takes */
      code?: string
      /** Codes with the same key have the same PIN. */
      common_code_key?: string
      device_id: string
      /** In the future, and after the start. Without it, the code is good for ever. */
      ends_at?: Moment
      /** Whether the code may be changed outside the platform. @default false */
      is_external_modification_allowed?: boolean
      /** Whether the lock is to know the PIN without being told. */
      is_offline_access_code?: boolean
      /** Of an offline code: whether it opens only once. */
      is_one_time_use?: boolean
      /** Of an offline code: how far its times may be moved; `1d` makes one that is good by the day. */
      max_time_rounding?: '1hour' | '1day' | '1h' | '1d'
      /** The maker's app may show another. */
      name?: string
      /** Whether the lock keeps the times where it can. @default true */
      prefer_native_scheduling?: boolean
      /** In digits, where no `code` is given; the shortest that the device takes where it does not take that. */
      preferred_code_length?: number
      /** Without it, the code is good at once. */
      starts_at?: Moment
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
      /** Whether a code in reserve is kept, for `pullBackupAccessCode`. */
      use_backup_access_code_pool?: boolean
      /** The older name of `is_offline_access_code`. @deprecated */
      use_offline_access_code?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<AccessCode>
  '/access_codes/get': (
    parameters: {
      access_code_id?: string
      /** The PIN. @default one that the device takes */
      code?: string
      device_id?: string
    } & (
      | { access_code_id: string }
      | {
          device_id: string
          /** The PIN. @default one that the device takes */
          code: string
        }
    ),
    options?: CallOptions
  ) => PlatformRequest<AccessCode>
  '/access_codes/pull_backup_access_code': (
    parameters: { access_code_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessCode>
  '/access_codes/create_multiple': (
    parameters: {
      /** The older name of `is_external_modification_allowed`. */
      allow_external_modification?: boolean
      /** Whether to go on although the device is offline. */
      attempt_for_offline_device?: boolean
      /** What to do when a device does not take the PIN of the others. @default 'throw' */
      behavior_when_code_cannot_be_shared?: 'throw' | 'create_random_code'
      /** The PIN. @default one that the device takes */
      code?: string
      device_ids: string[]
      /** In the future, and after the start. Without it, the code is good for ever. */
      ends_at?: Moment
      /** Whether the code may be changed outside the platform. @default false */
      is_external_modification_allowed?: boolean
      /** The maker's app may show another. */
      name?: string
      /** Whether the lock keeps the times where it can. @default true */
      prefer_native_scheduling?: boolean
      /** In digits, where no `code` is given; the shortest that the device takes where it does not take that. */
      preferred_code_length?: number
      /** Without it, the code is good at once. */
      starts_at?: Moment
      /** Whether a code in reserve is kept, for `pullBackupAccessCode`. */
      use_backup_access_code_pool?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<AccessCode[]>
  '/access_codes/delete': (
    parameters: {
      access_code_id: string
      device_id?: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/generate_code': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<GeneratedCode>
  '/access_codes/list': (
    parameters?: {
      access_code_ids?: string[]
      access_grant_id?: string
      access_grant_key?: string
      access_method_id?: string
      customer_key?: string
      device_id?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the PIN or the id. */
      search?: string
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessCode[]>
  '/access_codes/report_device_constraints': (
    parameters: {
      device_id: string
      /** In digits. */
      max_code_length?: number
      /** In digits. */
      min_code_length?: number
      /** In digits. */
      supported_code_lengths?: number[]
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/update': (
    parameters: {
      access_code_id: string
      /** The older name of `is_external_modification_allowed`. */
      allow_external_modification?: boolean
      /** Whether to go on although the device is offline. */
      attempt_for_offline_device?: boolean
      /** The PIN. @default one that the device takes */
      code?: string
      device_id?: string
      /** In the future, and after the start. Without it, the code is good for ever. */
      ends_at?: Moment
      /** Whether the code may be changed outside the platform. @default false */
      is_external_modification_allowed?: boolean
      is_managed?: boolean
      /** Whether the lock is to know the PIN without being told. */
      is_offline_access_code?: boolean
      /** Of an offline code: whether it opens only once. */
      is_one_time_use?: boolean
      /** Of an offline code: how far its times may be moved; `1d` makes one that is good by the day. */
      max_time_rounding?: '1hour' | '1day' | '1h' | '1d'
      /** The maker's app may show another. */
      name?: string
      /** Whether the lock keeps the times where it can. @default true */
      prefer_native_scheduling?: boolean
      /** In digits, where no `code` is given; the shortest that the device takes where it does not take that. */
      preferred_code_length?: number
      /** Without it, the code is good at once. */
      starts_at?: Moment
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
      /** `ongoing` makes a time-bound code good for ever. */
      type?: 'ongoing' | 'time_bound'
      /** Whether a code in reserve is kept, for `pullBackupAccessCode`. */
      use_backup_access_code_pool?: boolean
      /** The older name of `is_offline_access_code`. @deprecated */
      use_offline_access_code?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/update_multiple': (
    parameters: {
      /** Codes with the same key have the same PIN. */
      common_code_key: string
      /** In the future, and after the start. Without it, the code is good for ever. */
      ends_at?: Moment
      /** The maker's app may show another. */
      name?: string
      /** Without it, the code is good at once. */
      starts_at?: Moment
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/simulate/create_unmanaged_access_code': (
    parameters: {
      /** The PIN. @default one that the device takes */
      code: string
      device_id: string
      /** The maker's app may show another. */
      name: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAccessCode>
  '/access_codes/unmanaged/convert_to_managed': (
    parameters: {
      access_code_id: string
      /** The older name of `is_external_modification_allowed`. */
      allow_external_modification?: boolean
      /** Whether to take the code over from another workspace. */
      force?: boolean
      /** Whether the code may be changed outside the platform. @default false */
      is_external_modification_allowed?: boolean
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/unmanaged/delete': (
    parameters: {
      access_code_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_codes/unmanaged/get': (
    parameters: {
      access_code_id?: string
      /** The PIN. @default one that the device takes */
      code?: string
      device_id?: string
    } & (
      | { access_code_id: string }
      | {
          device_id: string
          /** The PIN. @default one that the device takes */
          code: string
        }
    ),
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAccessCode>
  '/access_codes/unmanaged/list': (
    parameters: {
      device_id: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the PIN or the id. */
      search?: string
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAccessCode[]>
  '/access_codes/unmanaged/update': (
    parameters: {
      access_code_id: string
      /** The older name of `is_external_modification_allowed`. */
      allow_external_modification?: boolean
      /** Whether to take the code over from another workspace. */
      force?: boolean
      /** Whether the code may be changed outside the platform. @default false */
      is_external_modification_allowed?: boolean
      is_managed: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_grants/create': (
    parameters: (
      | { user_identity_id: string }
      | {
          user_identity: {
            email_address?: string | null
            full_name?: string | null
            /** With the code of the country, such as `+15551234567`. */
            phone_number?: string | null
            user_identity_key?: string | null
          }
        }
    ) & {
      access_grant_key?: string
      acs_entrance_ids?: string[]
      customization_profile_id?: string
      device_ids?: string[]
      /** @default no end */
      ends_at?: Moment | null
      /** @deprecated */
      location?: {
        /** @deprecated */
        acs_entrance_ids?: string[]
        /** @deprecated */
        device_ids?: string[]
        name?: string
      }
      /** @deprecated */
      location_ids?: string[]
      name?: string | null
      requested_access_methods: Array<{
        /** Digits; the platform finds one when it is left out. */
        code?: string
        instant_key_max_use_count?: number
        mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
      }>
      reservation_key?: string
      space_ids?: string[]
      space_keys?: string[]
      /** @default now */
      starts_at?: Moment
    },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/access_grants/delete': (parameters: { access_grant_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/access_grants/get': (
    parameters: { access_grant_id: string } | { access_grant_key: string },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/access_grants/list': (
    parameters?: {
      access_code_id?: string
      access_grant_ids?: string[]
      access_grant_key?: string | null
      acs_entrance_id?: string
      acs_system_id?: string
      customer_key?: string
      device_id?: string
      /** The most that one page holds. */
      limit?: number
      /** @deprecated */
      location_id?: string
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      reservation_key?: string
      space_id?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant[]>
  '/access_grants/update': (
    parameters: {
      access_grant_id?: string
      access_grant_key?: string
      ends_at?: Moment | null
      name?: string | null
      starts_at?: Moment
    } & ({ access_grant_id: string } | { access_grant_key: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_methods/delete': (
    parameters: { access_method_id: string } | { access_grant_id: string } | { reservation_key: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_methods/encode': (
    parameters: { access_method_id: string; acs_encoder_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/access_methods/get': (
    parameters: { access_method_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod>
  '/access_methods/list': (
    parameters?: {
      access_code_id?: string
      access_grant_id?: string
      access_grant_key?: string
      acs_entrance_id?: string
      device_id?: string
      space_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod[]>
  '/acs/access_groups/add_user': (
    parameters: {
      acs_access_group_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/access_groups/get': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsAccessGroup>
  '/acs/access_groups/list': (
    parameters?: {
      acs_system_id?: string
      acs_user_id?: string
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsAccessGroup[]>
  '/acs/access_groups/list_accessible_entrances': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/access_groups/list_users': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsUser[]>
  '/acs/access_groups/remove_user': (
    parameters: {
      acs_access_group_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/access_groups/unmanaged/get': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsAccessGroup>
  '/acs/access_groups/unmanaged/list': (
    parameters?: {
      acs_system_id?: string
      acs_user_id?: string
      /** A part of the name, the id or the like. */
      search?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsAccessGroup[]>
  '/acs/credential_pools/list': (
    parameters: { acs_system_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsCredentialPool[]>
  '/acs/credential_provisioning_automations/launch': (
    parameters: {
      acs_credential_pool_id?: string
      /** Makes a user in the credential manager, rather than take that of `credential_manager_acs_user_id`. */
      create_credential_manager_user?: boolean
      credential_manager_acs_system_id: string
      credential_manager_acs_user_id?: string
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsCredentialProvisioningAutomation>
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
  '/acs/encoders/encode_credential': (
    parameters: {
      access_method_id?: string
      acs_credential_id?: string
      acs_encoder_id: string
    } & ({ acs_credential_id: string } | { access_method_id: string }),
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/acs/encoders/scan_credential': (
    parameters: { acs_encoder_id: string; salto_ks_metadata?: { detect_new_tags?: boolean } },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/acs/encoders/get': (parameters: { acs_encoder_id: string }, options?: CallOptions) => PlatformRequest<AcsEncoder>
  '/acs/encoders/list': (
    parameters: ({ acs_system_id: string } | { acs_system_ids: string[] } | { acs_encoder_ids: string[] }) & {
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<AcsEncoder[]>
  '/acs/encoders/simulate/next_credential_encode_will_fail': (
    parameters:
      | { acs_encoder_id: string; error_code?: 'no_credential_on_encoder' | 'encoding_interrupted' }
      | {
          acs_credential_id?: string
          acs_encoder_id: string
          error_code: 'uncategorized_error' | 'action_attempt_expired'
        },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/encoders/simulate/next_credential_encode_will_succeed': (
    parameters: { acs_encoder_id: string; scenario?: 'credential_is_issued' },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/encoders/simulate/next_credential_scan_will_fail': (
    parameters:
      | { acs_encoder_id: string; error_code?: 'no_credential_on_encoder' }
      | {
          acs_credential_id_on_seam?: string
          acs_encoder_id: string
          error_code: 'uncategorized_error' | 'action_attempt_expired'
        },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/encoders/simulate/next_credential_scan_will_succeed': (
    parameters:
      | {
          acs_credential_id_on_seam?: string
          acs_encoder_id: string
          scenario?: 'credential_exists_on_seam' | 'credential_on_encoder_needs_update'
        }
      | { acs_encoder_id: string; scenario: 'credential_does_not_exist_on_seam' }
      | { acs_encoder_id: string; scenario: 'credential_on_encoder_is_empty' },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/entrances/get': (
    parameters: { acs_entrance_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance>
  '/acs/entrances/grant_access': (
    parameters: {
      acs_entrance_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/entrances/list': (
    parameters?: {
      acs_credential_id?: string
      acs_entrance_ids?: string[]
      acs_system_id?: string
      connected_account_id?: string
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** @deprecated */
      location_id?: string | null
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/entrances/list_credentials_with_access': (
    parameters: {
      acs_entrance_id: string
      /** What they must be able to do. */
      include_if?: 'visionline_metadata.is_valid'[]
    },
    options?: CallOptions
  ) => PlatformRequest<AcsCredential[]>
  '/acs/systems/get': (parameters: { acs_system_id: string }, options?: CallOptions) => PlatformRequest<AcsSystem>
  '/acs/systems/list': (
    parameters?: {
      connected_account_id?: string
      customer_key?: string
      /** A part of the name, the id or the like. */
      search?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsSystem[]>
  '/acs/systems/list_compatible_credential_manager_acs_systems': (
    parameters: { acs_system_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsSystem[]>
  '/acs/users/add_to_access_group': (
    parameters: { acs_access_group_id: string; acs_user_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/create': (
    parameters: {
      access_schedule?: { ends_at?: Moment | null; starts_at?: Moment }
      acs_access_group_ids?: string[]
      acs_system_id: string
      /** @deprecated */
      email?: string
      email_address?: string
      full_name: string
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsUser>
  '/acs/users/delete': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/get': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<AcsUser>
  '/acs/users/list': (
    parameters?: {
      acs_system_id?: string
      /** Those that came earlier than that. */
      created_before?: Moment
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_email_address?: string
      user_identity_id?: string
      user_identity_phone_number?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsUser[]>
  '/acs/users/list_accessible_entrances': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/users/remove_from_access_group': (
    parameters: {
      acs_access_group_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/revoke_access_to_all_entrances': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/suspend': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/unsuspend': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/update': (
    parameters: {
      access_schedule?: { ends_at: Moment; starts_at: Moment } | null
      acs_system_id?: string
      acs_user_id?: string
      /** @deprecated */
      email?: string
      email_address?: string
      full_name?: string
      hid_acs_system_id?: string
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/unmanaged/get': (
    parameters: { acs_user_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsUser>
  '/acs/users/unmanaged/list': (
    parameters?: {
      acs_system_id?: string
      /** The most that one page holds. */
      limit?: number
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_email_address?: string
      user_identity_id?: string
      user_identity_phone_number?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsUser[]>
  '/action_attempts/get': (
    parameters: { action_attempt_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/action_attempts/list': (
    parameters?: {
      action_attempt_ids?: string[]
      device_id?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt[]>
  '/bridges/get': (
    parameters: { bridge_id: string },
    options?: CallOptions
  ) => PlatformRequest<{ bridge_id: string; created_at: Moment; workspace_id: string }>
  '/bridges/list': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<Array<{ bridge_id: string; created_at: Moment; workspace_id: string }>>
  '/connect_webviews/create': (
    parameters?: {
      /** Which kinds of device come in. @default as the providers have it */
      accepted_capabilities?: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
      /** Those to choose from, instead of a category; `devices.listDeviceProviders` names them. */
      accepted_providers?: ProviderName[]
      /** Whether new devices are managed from the start. */
      automatically_manage_new_devices?: boolean
      /** Kept with the page, and with the account that it connects. */
      custom_metadata?: Record<string, string | boolean | null>
      /** Where the user goes when it failed. @default custom_redirect_url */
      custom_redirect_failure_url?: string
      /** Where the user goes afterwards. */
      custom_redirect_url?: string
      /** Whom the account then belongs to. */
      customer_key?: string
      device_selection_mode?: 'none' | 'single' | 'multiple'
      excluded_providers?: string[]
      provider_category?: ProviderCategory
      /** Whether it is done only when every device is there. */
      wait_for_device_creation?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ConnectWebview>
  '/connect_webviews/delete': (
    parameters: { connect_webview_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connect_webviews/get': (
    parameters: { connect_webview_id: string },
    options?: CallOptions
  ) => PlatformRequest<ConnectWebview>
  '/connect_webviews/list': (
    parameters?: {
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the id, the providers, the metadata or the customer key. */
      search?: string
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<ConnectWebview[]>
  '/connected_accounts/delete': (
    parameters: {
      connected_account_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connected_accounts/list': (
    parameters?: {
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the id, the type, the customer key, the metadata or the name, e-mail address or number of the user. */
      search?: string
      space_id?: string
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<ConnectedAccount[]>
  '/connected_accounts/sync': (
    parameters: { connected_account_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connected_accounts/update': (
    parameters: {
      /** Which kinds of device come in. */
      accepted_capabilities?: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
      /** Whether new devices are managed from the start. */
      automatically_manage_new_devices?: boolean
      connected_account_id: string
      /** Takes the place of all that there was. */
      custom_metadata?: Record<string, string | boolean | null>
      /** Whom the account belongs to from now on; it must belong to nobody yet. */
      customer_key?: string
      display_name?: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connected_accounts/get': (
    parameters: { connected_account_id: string } | { email: string },
    options?: CallOptions
  ) => PlatformRequest<ConnectedAccount>
  '/customers/create_portal': (
    parameters?: {
      _dev?: boolean
      customer_resources_filters?: Array<{ field: string; operation: '='; value: string | boolean }>
      customization_profile_id?: string
      deep_link?:
        | { resource_key: string; resource_type: 'reservation' }
        | { resource_key: string; resource_type: 'space' }
        | { resource_id: string; resource_type: 'device' }
      exclude_locale_picker?: boolean
      features?: {
        configure?: {
          allow_access_automation_rule_customization?: boolean
          allow_climate_automation_rule_customization?: boolean
          allow_instant_key_customization?: boolean
          exclude?: boolean
        }
        connect?: {
          /** Those to choose from, instead of a category; `devices.listDeviceProviders` names them. */
          accepted_providers?: string[]
          exclude?: boolean
          excluded_providers?: string[]
        }
        manage?: {
          device_management_confirmation?: {
            body?: string
            cancel_button_label?: string
            confirm_button_label?: string
            title?: string
          }
          events?: { allowed_events?: string[]; default_events?: string[] }
          exclude?: boolean
          exclude_reservation_management?: boolean
          exclude_reservation_technical_details?: boolean
          exclude_staff_management?: boolean
        }
        manage_devices?: { exclude?: boolean }
        organize?: { exclude?: boolean }
      }
      is_embedded?: boolean
      landing_page?: {
        manage?:
          | { space_key: string }
          | { property_key: string }
          | { room_key: string }
          | { common_area_key: string }
          | { unit_key: string }
          | { facility_key: string }
          | { building_key: string }
          | { listing_key: string }
          | { property_listing_key: string }
          | { site_key: string }
          | { reservation_key: string }
          | { booking_key: string }
          | { access_grant_key: string }
      }
      /** A language and a country, such as `de-DE`. */
      locale?: Locale
      navigation_mode?: 'full' | 'restricted'
      read_only?: boolean
      customer_data?: CustomersCreatePortalCustomerData
    },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/customers/push_data': (
    parameters: {
      access_grants?: Array<{
        access_grant_key: string
        building_keys?: string[]
        common_area_keys?: string[]
        ends_at?: Moment
        facility_keys?: string[]
        guest_key?: string
        listing_keys?: string[]
        name?: string
        preferred_code?: string
        property_keys?: string[]
        resident_key?: string
        room_keys?: string[]
        space_keys?: string[]
        starts_at?: Moment
        tenant_key?: string
        unit_keys?: string[]
        user_identity_key?: string
        user_key?: string
      }>
      bookings?: Array<{
        booking_key: string
        building_keys?: string[]
        common_area_keys?: string[]
        ends_at?: Moment
        facility_keys?: string[]
        guest_key?: string
        listing_keys?: string[]
        name?: string
        preferred_code?: string
        property_keys?: string[]
        resident_key?: string
        room_keys?: string[]
        space_keys?: string[]
        starts_at?: Moment
        tenant_key?: string
        unit_keys?: string[]
        user_identity_key?: string
        user_key?: string
      }>
      buildings?: Array<{ building_key: string; name: string }>
      common_areas?: Array<{ common_area_key: string; name: string; parent_site_key?: string }>
      customer_key: string
      facilities?: Array<{ facility_key: string; name: string }>
      guests?: Array<{
        email_address?: string
        guest_key: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
      }>
      listings?: Array<{ listing_key: string; name: string }>
      properties?: Array<{ name: string; property_key: string }>
      property_listings?: Array<{
        custom_metadata?: Record<string, string | boolean | null>
        name: string
        property_listing_key: string
      }>
      reservations?: Array<{
        building_keys?: string[]
        common_area_keys?: string[]
        custom_metadata?: Record<string, string | boolean | null>
        ends_at?: Moment
        facility_keys?: string[]
        guest_key?: string
        listing_keys?: string[]
        name?: string
        preferred_code?: string
        property_keys?: string[]
        reservation_key: string
        resident_key?: string
        room_keys?: string[]
        space_keys?: string[]
        starts_at?: Moment
        tenant_key?: string
        unit_keys?: string[]
        user_identity_key?: string
        user_key?: string
      }>
      residents?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        resident_key: string
      }>
      rooms?: Array<{ name: string; parent_site_key?: string; room_key: string }>
      sites?: Array<{ name: string; site_key: string }>
      spaces?: Array<{
        customer_data?: {
          address?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkin_time?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkout_time?: string | null
          /** One of the IANA list. */
          time_zone?: string | null
        }
        /** How long a visit takes. */
        duration_minutes?: number
        /** In degrees. */
        geolocation?: { latitude: number; longitude: number }
        name: string
        parent_site_key?: string
        space_key: string
      }>
      staff_members?: Array<{
        building_keys?: string[]
        common_area_keys?: string[]
        email_address?: string
        facility_keys?: string[]
        listing_keys?: string[]
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        property_keys?: string[]
        property_listing_keys?: string[]
        room_keys?: string[]
        site_keys?: string[]
        space_keys?: string[]
        staff_member_key: string
        unit_keys?: string[]
      }>
      tenants?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        tenant_key: string
      }>
      units?: Array<{ name: string; parent_site_key?: string; unit_key: string }>
      user_identities?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        user_identity_key: string
      }>
      users?: Array<{
        email_address?: string
        name: string
        /** With the code of the country, such as `+15551234567`. */
        phone_number?: string
        user_key: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/events/get': (
    parameters: {
      device_id?: string
      event_id?: string
      event_type?: string
    } & ({ event_id: string } | { event_type: string } | { device_id: string }),
    options?: CallOptions
  ) => PlatformRequest<PlatformEvent>
  '/events/list': (
    parameters?: {
      access_code_id?: string
      access_code_ids?: string[]
      access_grant_id?: string
      access_grant_ids?: string[]
      access_method_id?: string
      access_method_ids?: string[]
      acs_access_group_id?: string
      acs_credential_id?: string
      acs_encoder_id?: string
      acs_entrance_id?: string
      acs_system_id?: string
      acs_system_ids?: string[]
      acs_user_id?: string
      /** After the first and before the second. */
      between?: [Moment, Moment]
      connect_webview_id?: string
      connected_account_id?: string
      customer_key?: string
      device_id?: string
      device_ids?: string[]
      event_ids?: string[]
      event_type?: EventType
      event_types?: EventType[]
      /** The most that one page holds. */
      limit?: number
      /** The earliest to give. */
      since?: Moment
      space_id?: string
      space_ids?: string[]
      /** How many to leave out at the beginning. */
      unstable_offset?: number
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<PlatformEvent[]>
  '/networks/get': (parameters: { network_id: string }, options?: CallOptions) => PlatformRequest<Network>
  '/networks/list': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Network[]>
  '/devices/simulate/connect': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/simulate/connect_to_hub': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/devices/simulate/disconnect': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/simulate/disconnect_from_hub': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/devices/simulate/remove': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/unmanaged/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<UnmanagedDevice>
  '/devices/unmanaged/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?: DeviceType
      device_types?: DeviceType[]
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: ManufacturerName
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedDevice[]>
  '/devices/unmanaged/update': (
    parameters: { custom_metadata?: Record<string, string | boolean | null>; device_id: string; is_managed?: true },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/devices/delete': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<Device>
  '/devices/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?: DeviceType
      device_types?: DeviceType[]
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: ManufacturerName
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/devices/list_device_providers': (
    parameters?: { provider_category?: DevicesProviderCategory },
    options?: CallOptions
  ) => PlatformRequest<DeviceProvider[]>
  '/devices/update': (
    parameters: {
      /** Whether codes are kept in reserve; `false` takes those that there are off the device. */
      backup_access_code_pool_enabled?: boolean
      custom_metadata?: Record<string, string | boolean | null>
      device_id: string
      /** `false` leaves the device to others. */
      is_managed?: boolean
      /** `null` brings back the name in the maker's app. */
      name?: string | null
      /** The older place of `name`. */
      properties?: {
        /** `null` brings back the name in the maker's app. */
        name?: string | null
      }
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/locks/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<Device>
  '/locks/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?: LocksDeviceType
      device_types?: LocksDeviceType[]
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: LocksManufacturerName
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/locks/lock_door': (
    parameters: {
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/locks/unlock_door': (
    parameters: {
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/locks/simulate/keypad_code_entry': (
    parameters: { code: string; device_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/locks/simulate/manual_lock_via_keypad': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/noise_sensors/noise_thresholds/create': (
    parameters: {
      device_id: string
      /** A time of day and its zone; earlier than the start, it is that of the next day. */
      ends_daily_at: string
      name?: string
      /** In dB. */
      noise_threshold_decibels?: number
      /** As NoiseAware's Noise Risk Score; other makers have none. */
      noise_threshold_nrs?: number
      /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
      starts_daily_at: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<NoiseThreshold>
  '/noise_sensors/noise_thresholds/delete': (
    parameters: {
      device_id: string
      noise_threshold_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/noise_sensors/noise_thresholds/get': (
    parameters: { noise_threshold_id: string },
    options?: CallOptions
  ) => PlatformRequest<NoiseThreshold>
  '/noise_sensors/noise_thresholds/list': (
    parameters: {
      device_id: string
      /** Whether to give those that are on the sensor, or those that are not. */
      is_programmed?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<NoiseThreshold[]>
  '/noise_sensors/noise_thresholds/update': (
    parameters: {
      device_id: string
      /** A time of day and its zone; earlier than the start, it is that of the next day. */
      ends_daily_at?: string
      name?: string
      /** In dB. */
      noise_threshold_decibels?: number
      noise_threshold_id: string
      /** As NoiseAware's Noise Risk Score; other makers have none. */
      noise_threshold_nrs?: number
      /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
      starts_daily_at?: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/noise_sensors/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?: 'noiseaware_activity_zone' | 'minut_sensor'
      device_types?: Array<'noiseaware_activity_zone' | 'minut_sensor'>
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: 'minut' | 'noiseaware'
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/noise_sensors/simulate/trigger_noise_threshold': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/phones/deactivate': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/phones/get': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<Phone>
  '/phones/list': (
    parameters?: { acs_credential_id?: string; owner_user_identity_id?: string },
    options?: CallOptions
  ) => PlatformRequest<Phone[]>
  '/phones/simulate/create_sandbox_phone': (
    parameters: {
      assa_abloy_metadata?: {
        application_version?: string
        ble_capability?: boolean
        hce_capability?: boolean
        nfc_capability?: boolean
        seos_applet_version?: string
        seos_tsm_endpoint_id?: number
      }
      custom_sdk_installation_id?: string
      phone_metadata?: {
        device_manufacturer?: string
        device_model?: string
        operating_system?: 'android' | 'ios'
        os_version?: string
      }
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<Phone>
  '/{product}/customer/v1/automation_runs/list': (
    parameters?: {
      automation_id?: string
      /** Those that came earlier than that. */
      created_before?: Moment
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      partner_resource_id?: string
      rule?: 'reservation_created' | 'reservation_time_updated' | 'reservation_deleted' | 'space_name_updated'
      success?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<Array<{
    automation_id: string | null
    automation_result?: {
      actions: Array<{
        access_grant_id: string
        action_type: 'create' | 'update' | 'delete'
        resource_type: string
      }>
      error?: string
      message?: string
      rule: 'reservation_created' | 'reservation_time_updated' | 'reservation_deleted'
      success: boolean
    }
    automation_run_id: string
    created_at: string
    partner_key: string | null
    partner_resource_id: string | null
    resource_type: string | null
    resource_type_alias: string | null
    workspace_id: string
  }>>
  '/{product}/customer/v1/automations/delete': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<void>
  '/{product}/customer/v1/automations/get': (
    parameters?: { customer_key?: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/{product}/customer/v1/automations/update': (
    parameters?: {
      access_rules?: {
        reservation_created?: {
          config: {
            access_methods: Array<'card' | 'mobile_key' | 'code'>
            allow_shared_email_and_phone_across_user_identities?: boolean
            card_count_on_reservation_create?: number
            instant_key_max_use_count?: number
            method_issuance_strategy: 'first_available' | 'first_two_available' | 'all_available'
            prefer_guest_phone_last4_as_code?: boolean
          }
          rule: 'reservation_created'
        }
        reservation_deleted?: { config?: Record<string, never>; rule: 'reservation_deleted' }
        reservation_spaces_updated?: { config?: Record<string, never>; rule: 'reservation_spaces_updated' }
        reservation_time_updated?: { config?: Record<string, never>; rule: 'reservation_time_updated' }
        space_name_updated?: { config?: Record<string, never>; rule: 'space_name_updated' }
        staff_member_created?: { config: Record<string, never>; rule: 'staff_member_created' }
        staff_member_name_updated?: { config?: Record<string, never>; rule: 'staff_member_name_updated' }
        user_identity_name_updated?: { config?: Record<string, never>; rule: 'user_identity_name_updated' }
      }
      climate_rules?: {
        rules?: {
          reservation_created?: {
            automated_occupied_preset?: {
              cooling_set_point_celsius?: number
              cooling_set_point_fahrenheit?: number
              fan_mode: 'on' | 'auto' | 'circulate'
              heating_set_point_celsius?: number
              heating_set_point_fahrenheit?: number
              /** Whether people at the thermostat may change what it sets. */
              is_override_allowed: boolean
              /** For how many minutes their change lasts; `null` for no limit. */
              max_override_period_minutes: number
              mode: 'heat' | 'cool' | 'auto'
            }
            automated_unoccupied_preset?: {
              cooling_set_point_celsius?: number
              cooling_set_point_fahrenheit?: number
              fan_mode: 'on' | 'auto' | 'circulate'
              heating_set_point_celsius?: number
              heating_set_point_fahrenheit?: number
              /** Whether people at the thermostat may change what it sets. */
              is_override_allowed: boolean
              /** For how many minutes their change lasts; `null` for no limit. */
              max_override_period_minutes: number
              mode: 'heat' | 'cool' | 'auto'
            }
            occupied_preset_key?: string
            precondition_minutes_before_reservation?: number
            unoccupied_preset_key?: string
          }
          reservation_deleted?: Record<string, never>
          reservation_time_updated?: Record<string, never>
        }
      }
      customer_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/{product}/customer/v1/portals/get': (
    parameters: { customer_portal_id: string },
    options?: CallOptions
  ) => PlatformRequest<{
    business_vertical?:
      | 'neutral'
      | 'short_term_rental'
      | 'hospitality'
      | 'multi_family'
      | 'gym_management'
      | 'property_tours'
    customer_resources_filters?: Array<{ field: string; operation: '='; value: string | boolean }>
    customization_profile_id?: string
    deep_link?:
      | { resource_key: string; resource_type: 'reservation' }
      | { resource_key: string; resource_type: 'space' }
      | { resource_id: string; resource_type: 'device' }
    exclude_locale_picker?: boolean
    feature_flags?: {
      MANAGE_DEVICES_CONFIRMATION_MODAL?: boolean
      RESERVATION_LEGACY?: boolean
      SALTO_KS_ENTRANCES_ONLY_FOR_SPACES?: boolean
    }
    features?: {
      configure?: {
        allow_access_automation_rule_customization?: boolean
        allow_climate_automation_rule_customization?: boolean
        allow_instant_key_customization?: boolean
        exclude?: boolean
      }
      connect?: {
        /** Those to choose from, instead of a category; `devices.listDeviceProviders` names them. */
        accepted_providers?: string[]
        exclude?: boolean
        excluded_providers?: string[]
      }
      manage?: {
        device_management_confirmation?: {
          body?: string
          cancel_button_label?: string
          confirm_button_label?: string
          title?: string
        }
        events?: { allowed_events?: string[]; default_events?: string[] }
        exclude?: boolean
        exclude_reservation_management?: boolean
        exclude_reservation_technical_details?: boolean
        exclude_staff_management?: boolean
      }
      manage_devices?: { exclude?: boolean }
      organize?: { exclude?: boolean }
    }
    is_embedded?: boolean
    landing_page?: {
      manage?:
        | { space_key: string }
        | { property_key: string }
        | { room_key: string }
        | { common_area_key: string }
        | { unit_key: string }
        | { facility_key: string }
        | { building_key: string }
        | { listing_key: string }
        | { property_listing_key: string }
        | { site_key: string }
        | { reservation_key: string }
        | { booking_key: string }
        | { access_grant_key: string }
    }
    /** A language and a country, such as `de-DE`. */
    locale?: Locale
    navigation_mode?: 'full' | 'restricted'
    read_only?: boolean
  }>
  '/{product}/customer/v1/settings/update': (
    parameters?: {
      business_vertical?:
        | 'neutral'
        | 'short_term_rental'
        | 'hospitality'
        | 'multi_family'
        | 'gym_management'
        | 'property_tours'
      slug?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/{product}/partner/v1/building_blocks/spaces/auto_map': (
    parameters?: { collection_key?: string; connected_account_id?: string; customer_key?: string },
    options?: CallOptions
  ) => PlatformRequest<Array<{
    acs_entrances: Array<{ acs_entrance_id: string; connected_account_id: string; name: string }>
    connected_account_ids: string[]
    devices: Array<{ connected_account_id: string; device_id: string; device_type: string; name: string }>
    is_common_area?: boolean
    is_draft?: boolean
    name: string
    needs_review?: boolean
    parent_partner_resource_key?: string
    partner_resource_key: string
  }>>
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
  '/thermostats/daily_programs/create': (
    parameters: {
      device_id: string
      name: string
      periods: Array<{
        /** Of the preset that is turned on. */
        climate_preset_key: string
        /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
        starts_at_time: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<ThermostatDailyProgram>
  '/thermostats/daily_programs/delete': (
    parameters: { thermostat_daily_program_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/daily_programs/update': (
    parameters: {
      name: string
      periods: Array<{
        /** Of the preset that is turned on. */
        climate_preset_key: string
        /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
        starts_at_time: string
      }>
      thermostat_daily_program_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/schedules/create': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
      ends_at: Moment
      /** Whether people at the thermostat may change what it sets. */
      is_override_allowed?: boolean
      /** For how many minutes their change lasts; `null` for no limit. */
      max_override_period_minutes?: number | null
      name?: string
      starts_at: Moment
    },
    options?: CallOptions
  ) => PlatformRequest<ThermostatSchedule>
  '/thermostats/schedules/delete': (
    parameters: { thermostat_schedule_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/schedules/get': (
    parameters: { thermostat_schedule_id: string },
    options?: CallOptions
  ) => PlatformRequest<ThermostatSchedule>
  '/thermostats/schedules/list': (
    parameters: { device_id: string; user_identifier_key?: string },
    options?: CallOptions
  ) => PlatformRequest<ThermostatSchedule[]>
  '/thermostats/schedules/update': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key?: string
      ends_at?: Moment
      /** Whether people at the thermostat may change what it sets. */
      is_override_allowed?: boolean
      /** For how many minutes their change lasts; `null` for no limit. */
      max_override_period_minutes?: number | null
      name?: string
      starts_at?: Moment
      thermostat_schedule_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/simulate/hvac_mode_adjusted': (
    parameters:
      | { device_id: string; hvac_mode: 'off' }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          hvac_mode: 'cool'
        }
      | {
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode: 'heat'
        }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode: 'heat_cool'
        },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/simulate/temperature_reached': (
    parameters: {
      device_id: string
      temperature_celsius?: number
      temperature_fahrenheit?: number
    } & ({ temperature_fahrenheit: number } | { temperature_celsius: number }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/activate_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/cool': (
    parameters: {
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/heat': (
    parameters: {
      device_id: string
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/heat_cool': (
    parameters: {
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/off': (
    parameters: {
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/set_fan_mode': (
    parameters: {
      device_id: string
      /** @deprecated */
      fan_mode?: 'auto' | 'on' | 'circulate'
      fan_mode_setting?: 'auto' | 'on' | 'circulate'
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    } & ({ fan_mode: 'auto' | 'on' | 'circulate' } | { fan_mode_setting: 'auto' | 'on' | 'circulate' }),
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/set_hvac_mode': (
    parameters:
      | { device_id: string; hvac_mode_setting: 'off' }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          hvac_mode_setting: 'cool'
        }
      | {
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode_setting: 'heat'
        }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode_setting: 'heat_cool'
        }
      | { device_id: string; hvac_mode_setting: 'eco' },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/update_weekly_program': (
    parameters: {
      device_id: string
      friday_program_id?: string | null
      monday_program_id?: string | null
      saturday_program_id?: string | null
      sunday_program_id?: string | null
      thursday_program_id?: string | null
      tuesday_program_id?: string | null
      wednesday_program_id?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/create_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
      fan_mode_setting?: 'auto' | 'on' | 'circulate'
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
      /** Whether people at the thermostat may change it; a schedule's `is_override_allowed` is newer. @deprecated */
      manual_override_allowed?: boolean
      /** Shown instead of the key. */
      name?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/delete_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<Device>
  '/thermostats/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?:
        | 'ecobee_thermostat'
        | 'nest_thermostat'
        | 'honeywell_resideo_thermostat'
        | 'tado_thermostat'
        | 'sensi_thermostat'
        | 'smartthings_thermostat'
      device_types?: Array<
        | 'ecobee_thermostat'
        | 'nest_thermostat'
        | 'honeywell_resideo_thermostat'
        | 'tado_thermostat'
        | 'sensi_thermostat'
        | 'smartthings_thermostat'>
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: 'ecobee' | 'honeywell_resideo' | 'nest' | 'sensi' | 'smartthings' | 'tado'
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/thermostats/set_fallback_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/set_temperature_threshold': (
    parameters: {
      device_id: string
      lower_limit_celsius?: number | null
      lower_limit_fahrenheit?: number | null
      upper_limit_celsius?: number | null
      upper_limit_fahrenheit?: number | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/update_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
      fan_mode_setting?: 'auto' | 'on' | 'circulate'
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
      /** Whether people at the thermostat may change it; a schedule's `is_override_allowed` is newer. @deprecated */
      manual_override_allowed?: boolean
      /** Shown instead of the key. */
      name?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_access_grants/create': (
    parameters: {
      requested_access_methods: Array<{ mode: 'code' | 'card' | 'mobile_key' }>
      acs_entrance_ids?: string[]
      device_ids?: string[]
      ends_at?: Moment
      location?: {
        name?: string
        /** @deprecated */
        acs_entrance_ids?: string[]
        /** @deprecated */
        device_ids?: string[]
      }
      /** @deprecated */
      location_ids?: string[]
      space_ids?: string[]
      /** @default now */
      starts_at?: Moment
    } & (
      | { user_identity_id: string }
      | {
          user_identity: {
            full_name?: string | null
            email_address?: string | null
            /** With the code of the country, such as `+15551234567`. */
            phone_number?: string | null
          }
        }
    ),
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/unstable_access_grants/delete': (
    parameters: { access_grant_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_access_grants/get': (
    parameters: { access_grant_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/unstable_access_grants/list': (
    parameters?: {
      acs_entrance_id?: string
      acs_system_id?: string
      /** @deprecated */
      location_id?: string
      space_id?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant[]>
  '/unstable_access_methods/delete': (
    parameters: { access_method_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_access_methods/get': (
    parameters: { access_method_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod>
  '/unstable_access_methods/list': (
    parameters: { access_grant_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod[]>
  '/unstable_locations/create': (
    parameters: {
      name: string
      acs_entrance_ids?: string[]
      device_ids?: string[]
      /** In degrees. */
      geolocation?: { latitude: number; longitude: number }
      /** One of the IANA list. */
      time_zone?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation>
  '/unstable_locations/delete': (parameters: { location_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/unstable_locations/get': (
    parameters: { location_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation>
  '/unstable_locations/remove_acs_entrances': (
    parameters: { location_id: string; acs_entrance_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/remove_devices': (
    parameters: { location_id: string; device_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/add_acs_entrances': (
    parameters: { location_id: string; acs_entrance_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/add_devices': (
    parameters: { location_id: string; device_ids: string[] },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_locations/list': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation[]>
  '/unstable_locations/update': (
    parameters: {
      location_id: string
      /** In degrees. */
      geolocation?: { latitude: number; longitude: number }
      name?: string
      /** One of the IANA list. */
      time_zone?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnstableLocation>
  '/unstable_partner/building_blocks/connect_accounts': (
    parameters: { customer_key: string },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/unstable_partner/building_blocks/generate_magic_link': (
    parameters: {
      building_block_type: 'connect_accounts' | 'organize_spaces' | 'console' | 'manage_devices'
      customer_key: string
      spaces?: Array<{
        customer_data?: {
          address?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkin_time?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkout_time?: string | null
          /** One of the IANA list. */
          time_zone?: string | null
        }
        /** How long a visit takes. */
        duration_minutes?: number
        /** In degrees. */
        geolocation?: { latitude: number; longitude: number }
        name: string
        parent_site_key?: string
        space_key: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/unstable_partner/building_blocks/manage_devices': (
    parameters: { customer_key: string },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/unstable_partner/building_blocks/organize_spaces': (
    parameters: {
      customer_key: string
      spaces?: Array<{
        customer_data?: {
          address?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkin_time?: string | null
          /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
          default_checkout_time?: string | null
          /** One of the IANA list. */
          time_zone?: string | null
        }
        /** How long a visit takes. */
        duration_minutes?: number
        /** In degrees. */
        geolocation?: { latitude: number; longitude: number }
        name: string
        parent_site_key?: string
        space_key: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<MagicLink>
  '/user_identities/enrollment_automations/delete': (
    parameters: { enrollment_automation_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/enrollment_automations/get': (
    parameters: { enrollment_automation_id: string },
    options?: CallOptions
  ) => PlatformRequest<EnrollmentAutomation>
  '/user_identities/enrollment_automations/launch': (
    parameters: {
      acs_credential_pool_id?: string
      /** Makes a user in the credential manager, rather than take that of `credential_manager_acs_user_id`. */
      create_credential_manager_user?: boolean
      credential_manager_acs_system_id: string
      credential_manager_acs_user_id?: string
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<EnrollmentAutomation>
  '/user_identities/enrollment_automations/list': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<EnrollmentAutomation[]>
  '/user_identities/add_acs_user': (
    parameters: {
      acs_user_id: string
      user_identity_id?: string
      /** The key that the host knows the person by. */
      user_identity_key?: string
    } & (
      | { user_identity_id: string }
      | {
          /** The key that the host knows the person by. */
          user_identity_key: string
        }
    ),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/grant_access_to_device': (
    parameters: { device_id: string; user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/create': (
    parameters?: {
      acs_system_ids?: string[]
      email_address?: string | null
      full_name?: string | null
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string | null
      /** The key that the host knows the person by. */
      user_identity_key?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<UserIdentity>
  '/user_identities/delete': (parameters: { user_identity_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/user_identities/generate_instant_key': (
    parameters: {
      customization_profile_id?: string
      /** @default 1 */
      max_use_count?: number
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<InstantKey>
  '/user_identities/list': (
    parameters?: {
      /** Those that came earlier than that. */
      created_before?: Moment
      credential_manager_acs_system_id?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<UserIdentity[]>
  '/user_identities/list_accessible_devices': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/user_identities/list_acs_systems': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsSystem[]>
  '/user_identities/list_acs_users': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsUser[]>
  '/user_identities/remove_acs_user': (
    parameters: { acs_user_id: string; user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/revoke_access_to_device': (
    parameters: { device_id: string; user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/get': (
    parameters:
      | { user_identity_id: string }
      | {
          /** The key that the host knows the person by. */
          user_identity_key: string
        },
    options?: CallOptions
  ) => PlatformRequest<UserIdentity>
  '/user_identities/update': (
    parameters: {
      email_address?: string | null
      full_name?: string | null
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string | null
      user_identity_id: string
      /** The key that the host knows the person by. */
      user_identity_key?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/webhooks/create': (
    parameters: {
      /** @default all */
      event_types?: string[]
      url: string
    },
    options?: CallOptions
  ) => PlatformRequest<Webhook>
  '/webhooks/delete': (parameters: { webhook_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/webhooks/get': (parameters: { webhook_id: string }, options?: CallOptions) => PlatformRequest<Webhook>
  '/webhooks/list': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Webhook[]>
  '/webhooks/update': (
    parameters: { event_types: string[]; webhook_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/workspaces/create': (
    parameters: {
      company_name?: string
      /** @deprecated */
      connect_partner_name?: string | null
      connect_webview_customization?: {
        logo_shape?: 'circle' | 'square' | null
        primary_button_color?: string | null
        primary_button_text_color?: string | null
        success_message?: string | null
      }
      is_sandbox?: boolean
      name: string
      organization_id?: string
      /** @deprecated */
      webview_logo_shape?: 'circle' | 'square'
      /** @deprecated */
      webview_primary_button_color?: string
      /** @deprecated */
      webview_primary_button_text_color?: string
      /** @deprecated */
      webview_success_message?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Workspace>
  '/workspaces/get': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Workspace>
  '/workspaces/list': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Workspace[]>
  '/workspaces/reset_sandbox': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/workspaces/update': (
    parameters?: {
      connect_partner_name?: string
      connect_webview_customization?: {
        logo_shape?: 'circle' | 'square' | null
        primary_button_color?: string | null
        primary_button_text_color?: string | null
        success_message?: string | null
      }
      /** Whether pages may exchange the publishable key for a session. */
      is_publishable_key_auth_enabled?: boolean
      is_suspended?: boolean
      name?: string
      organization_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}

interface CustomersCreatePortalCustomerData {
  access_grants?: Array<{
    access_grant_key: string
    building_keys?: string[]
    common_area_keys?: string[]
    ends_at?: Moment
    facility_keys?: string[]
    guest_key?: string
    listing_keys?: string[]
    name?: string
    preferred_code?: string
    property_keys?: string[]
    resident_key?: string
    room_keys?: string[]
    space_keys?: string[]
    starts_at?: Moment
    tenant_key?: string
    unit_keys?: string[]
    user_identity_key?: string
    user_key?: string
  }>
  bookings?: Array<{
    booking_key: string
    building_keys?: string[]
    common_area_keys?: string[]
    ends_at?: Moment
    facility_keys?: string[]
    guest_key?: string
    listing_keys?: string[]
    name?: string
    preferred_code?: string
    property_keys?: string[]
    resident_key?: string
    room_keys?: string[]
    space_keys?: string[]
    starts_at?: Moment
    tenant_key?: string
    unit_keys?: string[]
    user_identity_key?: string
    user_key?: string
  }>
  buildings?: Array<{ building_key: string; name: string }>
  common_areas?: Array<{ common_area_key: string; name: string; parent_site_key?: string }>
  customer_key: string
  facilities?: Array<{ facility_key: string; name: string }>
  guests?: Array<{
    email_address?: string
    guest_key: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
  }>
  listings?: Array<{ listing_key: string; name: string }>
  properties?: Array<{ name: string; property_key: string }>
  property_listings?: Array<{
    custom_metadata?: Record<string, string | boolean | null>
    name: string
    property_listing_key: string
  }>
  reservations?: Array<{
    building_keys?: string[]
    common_area_keys?: string[]
    custom_metadata?: Record<string, string | boolean | null>
    ends_at?: Moment
    facility_keys?: string[]
    guest_key?: string
    listing_keys?: string[]
    name?: string
    preferred_code?: string
    property_keys?: string[]
    reservation_key: string
    resident_key?: string
    room_keys?: string[]
    space_keys?: string[]
    starts_at?: Moment
    tenant_key?: string
    unit_keys?: string[]
    user_identity_key?: string
    user_key?: string
  }>
  residents?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    resident_key: string
  }>
  rooms?: Array<{ name: string; parent_site_key?: string; room_key: string }>
  sites?: Array<{ name: string; site_key: string }>
  spaces?: Array<{
    customer_data?: {
      address?: string | null
      /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
      default_checkin_time?: string | null
      /** On the clock of the space, as `HH:mm` or `HH:mm:ss`. */
      default_checkout_time?: string | null
      /** One of the IANA list. */
      time_zone?: string | null
    }
    /** How long a visit takes. */
    duration_minutes?: number
    /** In degrees. */
    geolocation?: { latitude: number; longitude: number }
    name: string
    parent_site_key?: string
    space_key: string
  }>
  staff_members?: Array<{
    building_keys?: string[]
    common_area_keys?: string[]
    email_address?: string
    facility_keys?: string[]
    listing_keys?: string[]
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    property_keys?: string[]
    property_listing_keys?: string[]
    room_keys?: string[]
    site_keys?: string[]
    space_keys?: string[]
    staff_member_key: string
    unit_keys?: string[]
  }>
  tenants?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    tenant_key: string
  }>
  units?: Array<{ name: string; parent_site_key?: string; unit_key: string }>
  user_identities?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    user_identity_key: string
  }>
  users?: Array<{
    email_address?: string
    name: string
    /** With the code of the country, such as `+15551234567`. */
    phone_number?: string
    user_key: string
  }>
}
