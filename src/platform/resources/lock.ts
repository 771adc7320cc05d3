import type { KnownText } from './known-text.js'

/** What a device asks of a PIN. */
export type PinRule =
  | 'at_least_three_unique_digits'
  | 'cannot_contain_0789'
  | 'cannot_contain_089'
  | 'cannot_specify_pin_code'
  | 'cannot_start_with_12'
  | 'no_all_same_digits'
  | 'no_ascending_or_descending_sequence'
  | 'no_triple_consecutive_ints'
  | 'no_zeros'
  | 'pin_code_matches_existing_set'
  | 'start_date_in_future'
  | 'unique_first_four_digits'

/** What a device asks of an access code. */
export interface CodeConstraint {
  constraint_type?: KnownText<PinRule | 'name_length' | 'name_must_be_unique'>
  /** In characters, for `name_length`. */
  min_length?: number
  /** In characters, for `name_length`. */
  max_length?: number
}

/** A choice of from when to when an access code may be good. */
export interface TimeFrameOption {
  display_name?: string
  /** An ISO 8601 duration, such as `PT1H`. */
  min_duration?: string
  /** An ISO 8601 duration, such as `P367D`. */
  max_duration?: string
  /** Whether start and end need the same time of day. */
  matching_start_end_time?: boolean
  /** The only times of day, as `HH:MM`; an end before its start is on a later day. */
  time_pairs?: { display_name?: string; start_time?: string; end_time?: string }[]
  /** On which days it may start, as an iCalendar RRULE. */
  start_date_recurrence_rule?: string
  /** On which days it may end, as an iCalendar RRULE. */
  end_date_recurrence_rule?: string
  /** Of its times of day, one of the IANA list. */
  time_zone?: string
}

/** What a lock says beyond what every device does. */
export interface LockProperties {
  locked?: boolean | null
  door_open?: boolean
  auto_lock_enabled?: boolean
  /** How long it stays unlocked, in seconds. */
  auto_lock_delay_seconds?: number
  /** In digits. */
  supported_code_lengths?: number[]
  code_constraints?: CodeConstraint[]
  max_active_codes_supported?: number
  online_access_codes_enabled?: boolean
  offline_access_codes_enabled?: boolean
  online_time_frame_options?: TimeFrameOption[]
  offline_time_frame_options?: TimeFrameOption[]
  supports_backup_access_code_pool?: boolean
  backup_access_code_pool_enabled?: boolean
  /** Whether it tells who came in by itself. */
  has_native_entry_events?: boolean
  /** `level` runs from 0 to 1. */
  keypad_battery?: { level?: number }
  /** A keypad apart from the lock. */
  accessory_keypad?: { is_connected?: boolean; battery?: { level?: number } }
  /** @deprecated in favour of `accessory_keypad` */
  supports_accessory_keypad?: boolean
  /** @deprecated in favour of `offline_access_codes_enabled` */
  supports_offline_access_codes?: boolean
}
