// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AcsUserExternalType } from '../enumerations/acs-user-external-type.js'
import type { AcsUserAccessSchedule, AcsUserError, AcsUserPendingMutation, AcsUserWarning } from './acs-user.js'

export interface UnmanagedAcsUser {
  access_schedule?: AcsUserAccessSchedule
  acs_system_id: string
  acs_user_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  /** @deprecated */
  email?: string
  email_address?: string
  errors: AcsUserError[]
  external_type?: AcsUserExternalType
  external_type_display_name?: string
  full_name?: string
  hid_acs_system_id?: string
  is_managed: false
  is_suspended?: boolean
  last_successful_sync_at: string | null
  pending_mutations?: AcsUserPendingMutation[]
  phone_number?: string
  salto_ks_metadata?: { is_subscribed?: boolean }
  salto_space_metadata?: { audit_openings?: boolean; user_id?: string }
  user_identity_email_address?: string | null
  user_identity_full_name?: string | null
  user_identity_id?: string
  user_identity_phone_number?: string | null
  warnings: AcsUserWarning[]
  workspace_id: string
}
