import type { KnownText } from './known-text.js'

/** What devices, encoders and workspaces can be commanded to do. */
export type ActionType =
  | 'ACTIVATE_CLIMATE_PRESET'
  | 'ASSIGN_CREDENTIAL'
  | 'CONFIGURE_AUTO_LOCK'
  | 'CREATE_ACCESS_CODE'
  | 'CREATE_NOISE_THRESHOLD'
  | 'DELETE_ACCESS_CODE'
  | 'DELETE_NOISE_THRESHOLD'
  | 'ENCODE_CREDENTIAL'
  | 'LOCK_DOOR'
  | 'PUSH_THERMOSTAT_PROGRAMS'
  | 'RESET_SANDBOX_WORKSPACE'
  | 'SCAN_CREDENTIAL'
  | 'SCAN_TO_ASSIGN_CREDENTIAL'
  | 'SET_FAN_MODE'
  | 'SET_HVAC_MODE'
  | 'SIMULATE_KEYPAD_CODE_ENTRY'
  | 'SIMULATE_MANUAL_LOCK_VIA_KEYPAD'
  | 'SYNC_ACCESS_CODES'
  | 'UNLOCK_DOOR'
  | 'UPDATE_ACCESS_CODE'
  | 'UPDATE_NOISE_THRESHOLD'

/** Why a command failed. */
export interface ActionAttemptError {
  /** Such as `action_attempt_expired` or `uncategorized_error`. */
  type?: string
  /** For people, in English. */
  message?: string
}

/** What a command gave; most give nothing. */
export interface ActionAttemptResult {
  /** Of a lock: whether the device itself said that it is done. */
  was_confirmed_by_device?: boolean
  [key: string]: unknown
}

/** A command to a device that is under way or over. An unknown status counts as pending. */
export interface ActionAttempt {
  action_attempt_id: string
  action_type?: KnownText<ActionType>
  status?: KnownText<'pending' | 'success' | 'error'>
  /** Nothing until it succeeded. */
  result?: ActionAttemptResult | null
  /** Nothing unless it failed. */
  error?: ActionAttemptError | null
}
