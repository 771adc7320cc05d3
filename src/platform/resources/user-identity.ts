import type { Issue } from './issue.js'
import type { Stored } from './stored.js'

/** A person, over all systems and devices. */
export interface UserIdentity extends Stored {
  user_identity_id: string
  user_identity_key?: string | null
  display_name: string
  full_name?: string | null
  email_address?: string | null
  /** With the code of the country, such as `+15551234567`. */
  phone_number?: string | null
  acs_user_ids?: string[]
  errors?: Issue[]
  warnings?: Issue[]
}

/** A key that opens on any phone by its address. */
export interface InstantKey extends Stored {
  instant_key_id: string
  instant_key_url: string
  client_session_id: string
  user_identity_id: string
  /** An ISO 8601 moment. */
  expires_at: string
}

/** That the mobile keys of a person are made by themselves. */
export interface EnrollmentAutomation extends Stored {
  enrollment_automation_id: string
  credential_manager_acs_system_id: string
  user_identity_id: string
}
