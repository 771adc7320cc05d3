// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type {
  ScanCredentialActionAttemptExternalType
} from '../enumerations/scan-credential-action-attempt-external-type.js'
import type { AcsCredentialWarning } from './acs-credential.js'
import type {
  AcsCredentialAssaAbloyVostioMetadata,
  AcsCredentialVisionlineMetadata
} from './acs-credential-metadata.js'

export interface UnmanagedAcsCredential {
  access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  acs_credential_id: string
  acs_credential_pool_id?: string
  acs_system_id: string
  acs_user_id?: string
  assa_abloy_vostio_metadata?: AcsCredentialAssaAbloyVostioMetadata
  card_number?: string | null
  code?: string | null
  connected_account_id: string
  created_at: string
  display_name: string
  /** An ISO 8601 moment. */
  ends_at?: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  external_type?: ScanCredentialActionAttemptExternalType
  external_type_display_name?: string
  is_issued?: boolean
  is_latest_desired_state_synced_with_provider?: boolean | null
  is_managed: false
  is_multi_phone_sync_credential?: boolean
  is_one_time_use?: boolean
  /** An ISO 8601 moment. */
  issued_at?: string | null
  latest_desired_state_synced_with_provider_at?: string | null
  parent_acs_credential_id?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  user_identity_id?: string
  visionline_metadata?: AcsCredentialVisionlineMetadata
  warnings: AcsCredentialWarning[]
  workspace_id: string
}
