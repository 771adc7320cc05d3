import type { AcsEncoder, ActionAttempt } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Open } from './call.js'

export interface AcsEncodersCalls {
  /** Writes a credential on the card that is on an encoder. */
  encodeCredential: Call<
    Open<{ acs_encoder_id: string } & AtLeastOne<{ acs_credential_id: string; access_method_id: string }>>,
    ActionAttempt
  >
  /** Reads the card that is on an encoder. */
  scanCredential: Call<Open<{ acs_encoder_id: string; salto_ks_metadata?: Open }>, ActionAttempt>
  /** One encoder. */
  get: Call<Open<{ acs_encoder_id: string }>, AcsEncoder>
  /** The encoders of a system or of some, or those of the ids. */
  list: Call<
    Open<
      AtLeastOne<{ acs_system_id: string; acs_system_ids: string[]; acs_encoder_ids: string[] }> & { limit?: number }
    >,
    AcsEncoder[]
  >
  simulate: {
    /** In a sandbox workspace: the next writing fails. */
    nextCredentialEncodeWillFail: Call<
      Open<{
        acs_encoder_id: string
        acs_credential_id?: string
        error_code?:
          | 'no_credential_on_encoder'
          | 'encoding_interrupted'
          | 'uncategorized_error'
          | 'action_attempt_expired'
      }>,
      void
    >
    /** In a sandbox workspace: the next writing succeeds. */
    nextCredentialEncodeWillSucceed: Call<Open<{ acs_encoder_id: string; scenario?: 'credential_is_issued' }>, void>
    /** In a sandbox workspace: the next reading fails. */
    nextCredentialScanWillFail: Call<
      Open<{
        acs_encoder_id: string
        acs_credential_id_on_seam?: string
        error_code?: 'no_credential_on_encoder' | 'uncategorized_error' | 'action_attempt_expired'
      }>,
      void
    >
    /** In a sandbox workspace: the next reading succeeds. */
    nextCredentialScanWillSucceed: Call<
      Open<{
        acs_encoder_id: string
        acs_credential_id_on_seam?: string
        scenario?:
          | 'credential_exists_on_seam'
          | 'credential_on_encoder_needs_update'
          | 'credential_does_not_exist_on_seam'
          | 'credential_on_encoder_is_empty'
      }>,
      void
    >
  }
}
