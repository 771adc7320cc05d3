// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AccessCode } from '../resources/access-code.js'
import type { GeneratedCode } from '../resources/generated-code.js'
import type { UnmanagedAccessCode } from '../resources/unmanaged-access-code.js'

export interface AccessCodesRoutes {
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
}
