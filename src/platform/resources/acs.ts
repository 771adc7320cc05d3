import type { AccessMode } from './access-grant.js'
import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'
import type { Stored } from './stored.js'

/** An access control system of a building. */
export interface AcsSystem extends Stored {
  acs_system_id: string
  name: string
  connected_account_id?: string
  connected_account_ids?: string[]
  external_type?: string
  external_type_display_name?: string
  image_url?: string
  image_alt_text?: string
  is_credential_manager?: boolean
  default_credential_manager_acs_system_id?: string | null
  acs_user_count?: number
  acs_access_group_count?: number
  /** `time_zone` is one of the IANA list. */
  location?: { time_zone?: string | null }
  errors?: Issue[]
  warnings?: Issue[]
}

/** From when to when a person or a group may enter: ISO 8601 moments. */
export interface AcsAccessSchedule {
  starts_at?: string | null
  ends_at?: string | null
}

/** A person, as an access control system knows them. */
export interface AcsUser extends Stored {
  acs_user_id: string
  acs_system_id: string
  user_identity_id?: string
  display_name: string
  full_name?: string
  email_address?: string
  /** With the code of the country, such as `+15551234567`. */
  phone_number?: string
  external_type?: string
  external_type_display_name?: string
  is_managed?: boolean
  is_suspended?: boolean
  access_schedule?: AcsAccessSchedule | null
  errors?: Issue[]
  warnings?: Issue[]
}

/** People who may enter the same places. */
export interface AcsAccessGroup extends Stored {
  acs_access_group_id: string
  acs_system_id: string
  name: string
  display_name: string
  external_type?: string
  external_type_display_name?: string
  is_managed?: boolean
  access_schedule?: AcsAccessSchedule | null
  errors?: Issue[]
  warnings?: Issue[]
}

/** A door, gate or lift of an access control system. */
export interface AcsEntrance {
  acs_entrance_id: string
  acs_system_id: string
  display_name: string
  /** An ISO 8601 moment. */
  created_at: string
  connected_account_id?: string
  space_ids?: string[]
  is_locked?: boolean
  can_unlock_with_card?: boolean
  can_unlock_with_cloud_key?: boolean
  can_unlock_with_code?: boolean
  can_unlock_with_mobile_key?: boolean
  errors?: Issue[]
  warnings?: Issue[]
  [field: string]: unknown
}

/** What lets a person in: a code, a card or a key. */
export interface AcsCredential extends Stored {
  acs_credential_id: string
  acs_system_id: string
  acs_user_id?: string
  user_identity_id?: string
  acs_credential_pool_id?: string
  parent_acs_credential_id?: string
  access_method: KnownText<AccessMode>
  display_name: string
  code?: string | null
  card_number?: string | null
  external_type?: string
  external_type_display_name?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  /** An ISO 8601 moment. */
  ends_at?: string
  is_issued?: boolean
  /** An ISO 8601 moment, or `null` before it is issued. */
  issued_at?: string | null
  is_managed?: boolean
  is_multi_phone_sync_credential?: boolean
  is_one_time_use?: boolean
  errors?: Issue[]
  warnings?: Issue[]
}

/** Credentials that a system holds ready. */
export interface AcsCredentialPool extends Stored {
  acs_credential_pool_id: string
  acs_system_id: string
  display_name: string
  external_type?: string
  external_type_display_name?: string
}

/** That a person's credentials are made by themselves. */
export interface AcsCredentialProvisioningAutomation extends Stored {
  acs_credential_provisioning_automation_id: string
  credential_manager_acs_system_id: string
  user_identity_id: string
}

/** What writes credentials on cards and reads them. */
export interface AcsEncoder extends Stored {
  acs_encoder_id: string
  acs_system_id: string
  display_name: string
  connected_account_id?: string
  errors?: Issue[]
}
