// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AcsSystemExternalType } from '../enumerations/acs-system-external-type.js'
import type { SystemType } from '../enumerations/system-type.js'

export type AcsSystemError =
  | { created_at: string; error_code: 'seam_bridge_disconnected'; message: string }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      message: string
    }
  | { created_at: string; error_code: 'visionline_instance_unreachable'; message: string }
  | { created_at: string; error_code: 'salto_ks_subscription_limit_exceeded'; message: string }
  | { created_at: string; error_code: 'acs_system_disconnected'; message: string }
  | { created_at: string; error_code: 'account_disconnected'; message: string }
  | { created_at: string; error_code: 'salto_ks_certification_expired'; message: string }
  | { created_at: string; error_code: 'provider_service_unavailable'; message: string }

export interface AcsSystemLocation {
  /** One of the IANA list. */
  time_zone: string | null
}

export type AcsSystemWarning =
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_subscription_limit_almost_reached'
    }
  | {
      created_at: string
      message: string
      /** @deprecated */
      misconfigured_acs_entrance_ids?: string[]
      warning_code: 'time_zone_does_not_match_location'
    }
  | { created_at: string; message: string; warning_code: 'setup_required' }

export interface AcsSystem {
  acs_access_group_count?: number
  acs_system_id: string
  acs_user_count?: number
  connected_account_id: string
  /** @deprecated */
  connected_account_ids: string[]
  created_at: string
  default_credential_manager_acs_system_id?: string | null
  errors: AcsSystemError[]
  external_type?: AcsSystemExternalType
  external_type_display_name?: string
  image_alt_text: string
  image_url: string
  is_credential_manager: boolean
  location: AcsSystemLocation
  name: string
  /** @deprecated */
  system_type?: SystemType
  /** @deprecated */
  system_type_display_name?: string
  visionline_metadata?: { lan_address?: string; mobile_access_uuid?: string; system_id?: string }
  warnings: AcsSystemWarning[]
  workspace_id: string
}
