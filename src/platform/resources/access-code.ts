import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'

/** For good, or from one moment to another. */
export type AccessCodeType = 'ongoing' | 'time_bound'

/** Whether a code is on its device: on it, not on it, or being put on or taken off. */
export type AccessCodeStatus = 'set' | 'setting' | 'unset' | 'removing' | 'unknown'

/** What a change that is on its way changes, on one side of it. */
export interface AccessCodeChange {
  code?: string | null
  name?: string | null
  /** An ISO 8601 moment. */
  starts_at?: string | null
  /** An ISO 8601 moment. */
  ends_at?: string | null
}

/** A change that is not on the device yet. */
export interface AccessCodeMutation {
  mutation_code?: KnownText<
    'creating' | 'deferring_creation' | 'deleting' | 'updating_code' | 'updating_name' | 'updating_time_frame'
  >
  /** For people, in English. */
  message?: string
  /** An ISO 8601 moment. */
  created_at?: string
  /** When a deferred code is put on the device, as an ISO 8601 moment. */
  scheduled_at?: string
  from?: AccessCodeChange
  to?: AccessCodeChange
}

/** What dormakaba says of a code. */
export interface DormakabaOracodeMetadata {
  stay_id?: number
  site_name?: string
  user_level_id?: string
  user_level_name?: string | null
  is_cancellable?: boolean
  is_early_checkin_able?: boolean
  is_extendable?: boolean
  is_overridable?: boolean
}

/** A PIN on a device. */
export interface AccessCode {
  access_code_id: string
  device_id?: string
  workspace_id?: string
  /** As the platform has it; the maker's app may show another. */
  name?: string | null
  /** The PIN; `null` until there is one. */
  code?: string | null
  type?: KnownText<AccessCodeType>
  status?: KnownText<AccessCodeStatus>
  /** An ISO 8601 moment; of a time-bound code alone. */
  starts_at?: string | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  ends_at?: string | null
  /** An ISO 8601 moment. */
  created_at?: string
  is_managed?: boolean
  /** Codes with the same key have the same PIN. */
  common_code_key?: string | null
  /** Whether the lock, rather than the platform, keeps the times. */
  is_scheduled_on_device?: boolean
  is_waiting_for_code_assignment?: boolean
  /** Whether the lock knows the PIN without being told, so that it cannot be changed. */
  is_offline_access_code?: boolean
  is_one_time_use?: boolean
  is_external_modification_allowed?: boolean
  /** Whether it is in reserve for another code. */
  is_backup?: boolean
  is_backup_access_code_available?: boolean
  /** Of the code that took this one's place. */
  pulled_backup_access_code_id?: string | null
  pending_mutations?: AccessCodeMutation[]
  dormakaba_oracode_metadata?: DormakabaOracodeMetadata | null
  errors?: Issue[]
  warnings?: Issue[]
}

/** A PIN on a device that was put there by other means. */
export interface UnmanagedAccessCode extends AccessCode {
  is_managed?: false
  cannot_be_managed?: boolean
  cannot_delete_unmanaged_access_code?: boolean
}

/** A PIN that the device would take; it is not kept. */
export interface GeneratedCode {
  device_id: string
  code?: string
}
