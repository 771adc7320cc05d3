// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AccessGroupType } from '../enumerations/access-group-type.js'
import type { AcsAccessGroupExternalType } from '../enumerations/acs-access-group-external-type.js'
import type {
  AcsAccessGroupAccessSchedule,
  AcsAccessGroupPendingMutation,
  AcsAccessGroupWarning
} from './acs-access-group.js'

export interface UnmanagedAcsAccessGroup {
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
  is_managed: false
  name: string
  pending_mutations: AcsAccessGroupPendingMutation[]
  warnings: AcsAccessGroupWarning[]
  workspace_id: string
}
