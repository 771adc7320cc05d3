// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type {
  ScanCredentialActionAttemptExternalType
} from '../../enumerations/scan-credential-action-attempt-external-type.js'
import type {
  SuccessEncodeCredentialActionAttemptResultAssaAbloyVostioMetadata,
  SuccessEncodeCredentialActionAttemptResultVisionlineMetadata
} from './encode-credential-metadata.js'

export interface PendingEncodeCredentialActionAttempt extends EncodeCredentialActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export type SuccessEncodeCredentialActionAttemptResultWarning =
  | { created_at: string; message: string; warning_code: 'waiting_to_be_issued' }
  | { created_at: string; message: string; warning_code: 'schedule_externally_modified' }
  | { created_at: string; message: string; warning_code: 'schedule_modified' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_credential' }
  | { created_at: string; message: string; warning_code: 'needs_to_be_reissued' }

export interface SuccessEncodeCredentialActionAttempt extends EncodeCredentialActionAttemptBase {
  error: null
  result:
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessEncodeCredentialActionAttemptResultAssaAbloyVostioMetadata
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
        is_managed: true
        is_multi_phone_sync_credential?: boolean
        is_one_time_use?: boolean
        /** An ISO 8601 moment. */
        issued_at?: string | null
        latest_desired_state_synced_with_provider_at?: string | null
        parent_acs_credential_id?: string
        /** An ISO 8601 moment. */
        starts_at?: string
        user_identity_id?: string
        visionline_metadata?: SuccessEncodeCredentialActionAttemptResultVisionlineMetadata
        warnings: SuccessEncodeCredentialActionAttemptResultWarning[]
        workspace_id: string
      }
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessEncodeCredentialActionAttemptResultAssaAbloyVostioMetadata
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
        visionline_metadata?: SuccessEncodeCredentialActionAttemptResultVisionlineMetadata
        warnings: SuccessEncodeCredentialActionAttemptResultWarning[]
        workspace_id: string
      }
  status: 'success'
}

export interface ErrorEncodeCredentialActionAttempt extends EncodeCredentialActionAttemptBase {
  error:
    | { message: string; type: 'uncategorized_error' }
    | { message: string; type: 'action_attempt_expired' }
    | { message: string; type: 'no_credential_on_encoder' }
    | { message: string; type: 'incompatible_card_format' }
    | { message: string; type: 'credential_cannot_be_reissued' }
    | { message: string; type: 'encoder_not_online' }
    | { message: string; type: 'encoder_communication_timeout' }
    | { message: string; type: 'bridge_disconnected' }
    | { message: string; type: 'encoding_interrupted' }
    | { message: string; type: 'credential_deleted' }
  result: null
  status: 'error'
}

interface EncodeCredentialActionAttemptBase {
  action_attempt_id: string
  action_type: 'ENCODE_CREDENTIAL'
}

export type EncodeCredentialActionAttempt =
  | PendingEncodeCredentialActionAttempt
  | SuccessEncodeCredentialActionAttempt
  | ErrorEncodeCredentialActionAttempt
