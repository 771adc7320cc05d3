// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsEncoder } from '../resources/acs-encoder.js'
import type { ActionAttempt } from '../resources/action-attempt.js'

export interface AcsEncodersRoutes {
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
}
