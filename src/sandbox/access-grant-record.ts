import type { AccessGrant, AccessMethod } from '../client/resources.js'
import type { AccessDoors } from './access-doors.js'
import type { AccessCodeRecord } from './data/access-code-record.js'
import type { EntranceRecord } from './data/entrances.js'
import type { OwnedItem } from './device-items.js'

/** An access method, the access codes on locks and the entrances that it opens. */
export interface StoredMethod {
  readonly method: AccessMethod
  readonly codes: readonly OwnedItem<AccessCodeRecord>[]
  readonly entrances: readonly EntranceRecord[]
}

/** An access grant, its doors and its access methods. */
export interface StoredGrant {
  readonly grant: AccessGrant
  readonly doors: AccessDoors
  methods: readonly StoredMethod[]
}

/** The times of an access grant. */
export type AccessTimes = Pick<AccessGrant, 'starts_at' | 'ends_at'>

/** Messages of warnings, errors and pending mutations, by code. */
const MESSAGES = {
  being_deleted: 'The access is being removed.',
  overprovisioned_access: 'The access still opens doors that it should not open.',
  underprovisioned_access: 'The access does not open all of its doors yet.',
  updating_access_times: 'The times of the access are being changed.',
  requested_code_unavailable: 'The requested PIN is not available on a device. Another one is used.',
  device_does_not_support_access_codes: 'The device does not support access codes.',
  delay_in_issuing: 'Issuing the access method takes longer than usual.',
  failed_to_issue: 'The access method could not be issued.',
  cannot_create_requested_access_methods: 'Some of the requested access methods could not be created.',
  provisioning_access: 'The access method is being issued.',
  revoking_access: 'The access method is being revoked.'
}

/** Returns the message and the date of an issue or a pending mutation. */
export const issueFields = (code: keyof typeof MESSAGES, at: number) => ({
  message: MESSAGES[code],
  created_at: new Date(at).toISOString()
})

/** Returns `true` if an access grant or method is being deleted. */
export const isBeingDeleted = ({ warnings }: AccessGrant | AccessMethod): boolean =>
  warnings.some(({ warning_code }) => warning_code === 'being_deleted')

/** Returns the ids of the devices on which an access method has access codes. */
export const deviceIdsOf = ({ codes }: Pick<StoredMethod, 'codes'>): string[] =>
  codes.map(({ device }) => device.device_id)
