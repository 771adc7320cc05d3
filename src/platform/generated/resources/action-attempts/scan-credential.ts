// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type {
  ScanCredentialActionAttemptExternalType
} from '../../enumerations/scan-credential-action-attempt-external-type.js'
import type {
  SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoderVisionlineMetadata,
  SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata,
  SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata
} from './scan-credential-metadata.js'

export interface PendingScanCredentialActionAttempt extends ScanCredentialActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoder {
  card_number: string | null
  created_at: string | null
  /** An ISO 8601 moment. */
  ends_at: string | null
  is_issued: boolean | null
  /** An ISO 8601 moment. */
  starts_at: string | null
  visionline_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoderVisionlineMetadata
}

export type SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamWarning =
  | { created_at: string; message: string; warning_code: 'waiting_to_be_issued' }
  | { created_at: string; message: string; warning_code: 'schedule_externally_modified' }
  | { created_at: string; message: string; warning_code: 'schedule_modified' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_credential' }
  | { created_at: string; message: string; warning_code: 'needs_to_be_reissued' }

export interface SuccessScanCredentialActionAttemptResultWarning {
  warning_code: 'acs_credential_on_encoder_out_of_sync' | 'acs_credential_on_seam_not_found'
  warning_message: string
}

export interface SuccessScanCredentialActionAttemptResult {
  acs_credential_on_encoder: SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoder | null
  acs_credential_on_seam:
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata
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
        visionline_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata
        warnings: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamWarning[]
        workspace_id: string
      }
    | {
        access_method: 'code' | 'card' | 'mobile_key' | 'cloud_key'
        acs_credential_id: string
        acs_credential_pool_id?: string
        acs_system_id: string
        acs_user_id?: string
        assa_abloy_vostio_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata
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
        visionline_metadata?: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata
        warnings: SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamWarning[]
        workspace_id: string
      }
    | null
  warnings: SuccessScanCredentialActionAttemptResultWarning[]
}

export interface SuccessScanCredentialActionAttempt extends ScanCredentialActionAttemptBase {
  error: null
  result: SuccessScanCredentialActionAttemptResult
  status: 'success'
}

export interface ErrorScanCredentialActionAttempt extends ScanCredentialActionAttemptBase {
  error:
    | { message: string; type: 'uncategorized_error' }
    | { message: string; type: 'action_attempt_expired' }
    | { message: string; type: 'no_credential_on_encoder' }
    | { message: string; type: 'encoder_not_online' }
    | { message: string; type: 'encoder_communication_timeout' }
    | { message: string; type: 'bridge_disconnected' }
  result: null
  status: 'error'
}

interface ScanCredentialActionAttemptBase {
  action_attempt_id: string
  action_type: 'SCAN_CREDENTIAL'
}

export type ScanCredentialActionAttempt =
  | PendingScanCredentialActionAttempt
  | SuccessScanCredentialActionAttempt
  | ErrorScanCredentialActionAttempt
