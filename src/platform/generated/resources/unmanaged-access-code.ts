// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AccessCodeError, AccessCodeWarning } from './access-code.js'
import type { AccessCodeDormakabaOracodeMetadata } from './access-code-metadata.js'

export interface UnmanagedAccessCode {
  access_code_id: string
  cannot_be_managed?: true
  cannot_delete_unmanaged_access_code?: true
  code: string | null
  created_at: string
  device_id: string
  dormakaba_oracode_metadata?: AccessCodeDormakabaOracodeMetadata | null
  /** An ISO 8601 moment. */
  ends_at?: string | null
  errors: AccessCodeError[]
  is_managed: false
  name: string | null
  /** An ISO 8601 moment. */
  starts_at?: string | null
  status: 'set' | 'unset'
  type: 'time_bound' | 'ongoing'
  warnings: AccessCodeWarning[]
  workspace_id: string
}
