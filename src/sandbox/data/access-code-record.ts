import type { AccessCode, Issue } from '../../platform/resources.js'

/** An access code as the sandbox holds it and answers with it. */
export interface AccessCodeRecord extends AccessCode {
  device_id: string
  name: string | null
  /** `null` until the device has chosen it. */
  code: string | null
  type: 'ongoing' | 'time_bound'
  status: 'unset' | 'setting' | 'set' | 'removing'
  starts_at: string | null
  ends_at: string | null
  created_at: string
  is_offline_access_code: boolean
  errors: Issue[]
  warnings: Issue[]
}
