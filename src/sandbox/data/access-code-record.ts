import type {
  AccessCode,
  AccessCodeError,
  AccessCodePendingMutation,
  AccessCodeWarning
} from '../../client/resources.js'
import { WORKSPACE_ID } from './workspace.js'

/** An access code as it is stored and returned. The times of an ongoing code are `null`. */
export type AccessCodeRecord = AccessCode & Required<Pick<AccessCode, 'starts_at' | 'ends_at'>>

/** Fields with the same value in all access codes. */
export const accessCodeDefaults = {
  workspace_id: WORKSPACE_ID,
  is_managed: true,
  common_code_key: null,
  is_backup_access_code_available: false,
  is_external_modification_allowed: false,
  is_one_time_use: false
} as const

/** Creates an access code that is on its device. */
export const accessCodeOnDevice = (
  fields: Pick<
    AccessCodeRecord,
    'access_code_id' | 'device_id' | 'name' | 'code' | 'type' | 'starts_at' | 'ends_at' | 'created_at'
  >
): AccessCodeRecord => ({
  ...accessCodeDefaults,
  access_code_id: fields.access_code_id,
  device_id: fields.device_id,
  name: fields.name,
  code: fields.code,
  type: fields.type,
  status: 'set',
  pending_mutations: [],
  starts_at: fields.starts_at,
  ends_at: fields.ends_at,
  created_at: fields.created_at,
  is_offline_access_code: false,
  errors: [],
  warnings: []
})

const errors = {
  access_code_inactive: 'The code is on the device but does not work.',
  conflicting_external_modification: 'The code was changed in the app of the manufacturer.',
  duplicate_code_on_device: 'Another code on the device has the same PIN.',
  failed_to_remove_from_device: 'The code could not be removed from the device.',
  failed_to_set_on_device: 'The code could not be set on the device.',
  insufficient_permissions: 'The connected account may not manage codes on this device.',
  no_space_for_access_code_on_device: 'The device has no room for another code.',
  provider_issue: 'The manufacturer reports a problem with this code.'
}

const warnings = {
  being_deleted: 'The code is being deleted.',
  code_rotates_periodically: 'The device changes this code from time to time.',
  delay_in_removing_from_device: 'Removing the code from the device takes longer than usual.',
  delay_in_setting_on_device: 'Setting the code on the device takes longer than usual.',
  external_modification_in_effect: 'The code was changed in the app of the manufacturer, and the change is kept.',
  igloo_algopin_must_be_used_within_24_hours: 'The code must be used once within 24 hours of its start.',
  management_transferred: 'Another service manages this code now.',
  third_party_integration_detected: 'Another service also changes the codes of this device.',
  time_frame_adjusted_for_unknown_time_zone:
    'The time frame was extended, because the time zone of the device is unknown.',
  unknown_issue_with_access_code: 'The manufacturer reports a problem that does not stop this code.',
  using_backup_access_code: 'A backup code is used in place of this code.'
}

export type AccessCodeErrorCode = keyof typeof errors

export type AccessCodeWarningCode = keyof typeof warnings

export const accessCodeError = (code: AccessCodeErrorCode, at: string): AccessCodeError => ({
  error_code: code,
  message: errors[code],
  is_access_code_error: true,
  created_at: at
})

export const accessCodeWarning = (code: AccessCodeWarningCode, at: string): AccessCodeWarning => ({
  warning_code: code,
  message: warnings[code],
  created_at: at
})

type Draft = Pick<AccessCodeRecord, 'name' | 'code' | 'starts_at' | 'ends_at'>

/** Returns the pending mutation of a code that is being created or deleted. */
export const pendingMutation = (kind: 'creating' | 'deleting', at: string): AccessCodePendingMutation[] => [
  { mutation_code: kind, message: `The device is ${kind} the code.`, created_at: at }
]

/** Returns the pending mutations of a code that is being updated. */
export function pendingUpdates(code: Draft, draft: Draft, at: string): AccessCodePendingMutation[] {
  const common = { message: 'The device is changing the code.', created_at: at }
  const times = ({ starts_at, ends_at }: Draft) => ({ starts_at, ends_at })
  const changes: AccessCodePendingMutation[] = []
  if (draft.name !== code.name) {
    changes.push({ ...common, mutation_code: 'updating_name', from: { name: code.name }, to: { name: draft.name } })
  }
  if (draft.code !== code.code) {
    changes.push({ ...common, mutation_code: 'updating_code', from: { code: code.code }, to: { code: draft.code } })
  }
  if (draft.starts_at !== code.starts_at || draft.ends_at !== code.ends_at) {
    changes.push({ ...common, mutation_code: 'updating_time_frame', from: times(code), to: times(draft) })
  }
  return changes
}
