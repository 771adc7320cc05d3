// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AccessGroupType } from '../enumerations/access-group-type.js'
import type { AcsAccessGroupExternalType } from '../enumerations/acs-access-group-external-type.js'

export interface AcsAccessGroupAccessSchedule {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string
}

export interface AcsAccessGroupPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AcsAccessGroupPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type AcsAccessGroupPendingMutation =
  | { created_at: string; message: string; mutation_code: 'creating' }
  | { created_at: string; message: string; mutation_code: 'deleting' }
  | { created_at: string; message: string; mutation_code: 'deferring_deletion' }
  | {
      created_at: string
      from: { name?: string | null }
      message: string
      mutation_code: 'updating_group_information'
      to: { name?: string | null }
    }
  | {
      created_at: string
      from: AcsAccessGroupPendingMutationFrom
      message: string
      mutation_code: 'updating_access_schedule'
      to: AcsAccessGroupPendingMutationTo
    }
  | {
      created_at: string
      from: { acs_user_id: string | null }
      message: string
      mutation_code: 'updating_user_membership'
      to: { acs_user_id: string | null }
    }
  | {
      created_at: string
      from: { acs_entrance_id: string | null }
      message: string
      mutation_code: 'updating_entrance_membership'
      to: { acs_entrance_id: string | null }
    }
  | {
      acs_user_id: string
      created_at: string
      message: string
      mutation_code: 'deferring_user_membership_update'
      variant: 'adding' | 'removing'
    }

export type AcsAccessGroupWarning =
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_access_group' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }

export interface AcsAccessGroup {
  /** @deprecated */
  access_group_type: AccessGroupType
  /** @deprecated */
  access_group_type_display_name: string
  access_schedule?: AcsAccessGroupAccessSchedule
  acs_access_group_id: string
  acs_system_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'failed_to_create_on_acs_system'; message: string }>
  external_type: AcsAccessGroupExternalType
  external_type_display_name: string
  is_managed: true
  name: string
  pending_mutations: AcsAccessGroupPendingMutation[]
  warnings: AcsAccessGroupWarning[]
  workspace_id: string
}
