import type { AccessCode } from '../../client/resources.js'
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
