import type * as platform from '../../client/resources.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { AccessCode, UnmanagedAccessCode } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A row of the access code table was pressed. Cancelable: prevent the default to keep the details closed. */
export class AccessCodeClickEvent extends LatchkeyEvent<{
  readonly access_code_id: string
  readonly access_code: platform.AccessCode
}> {
  constructor(code: AccessCode) {
    super('access-code-click', { access_code_id: code.access_code_id, access_code: toPublicResource(code) }, true)
  }
}

/** "Edit code" was pressed in the details of a code. Cancelable: prevent the default to keep the form closed. */
export class AccessCodeEditEvent extends LatchkeyEvent<{ readonly access_code_id: string }> {
  constructor(accessCodeId: string) {
    super('access-code-edit', { access_code_id: accessCodeId }, true)
  }
}

/**
 * "Delete code" was pressed in the details of a code. Cancelable: prevent the default to skip the confirmation and the
 * deletion.
 */
export class AccessCodeDeleteEvent extends LatchkeyEvent<{ readonly access_code_id: string }> {
  constructor(accessCodeId: string) {
    super('access-code-delete', { access_code_id: accessCodeId }, true)
  }
}

/** Values of a created or updated code. */
export interface AccessCodeValues {
  readonly access_code_id: string
  readonly device_id: string
  readonly name: string
  /** Omitted if the platform chose the code. */
  readonly code?: string
  readonly type: 'ongoing' | 'time_bound'
  /** Start as ISO 8601, for time-bound codes. */
  readonly starts_at?: string
  readonly ends_at?: string
}

/** Returns the event detail for a code that was created or converted to managed. */
export function createdValues(
  { access_code_id, name, type, starts_at, ends_at }: AccessCode | UnmanagedAccessCode,
  device_id: string
): AccessCodeValues {
  const [startsAt, endsAt] = [parseString(starts_at), parseString(ends_at)]
  return {
    access_code_id,
    device_id,
    name: parseString(name) ?? '',
    type: type === 'time_bound' ? 'time_bound' : 'ongoing',
    ...(startsAt && { starts_at: startsAt }),
    ...(endsAt && { ends_at: endsAt })
  }
}

/** A code was created. Its status is `setting` until it is on its device. */
export class AccessCodeCreatedEvent extends LatchkeyEvent<AccessCodeValues> {
  constructor(values: AccessCodeValues) {
    super('access-code-created', values)
  }
}

/** A code was updated. Its status is `setting` until the device has the new values. */
export class AccessCodeUpdatedEvent extends LatchkeyEvent<AccessCodeValues> {
  constructor(values: AccessCodeValues) {
    super('access-code-updated', values)
  }
}

/** A code was deleted. Its status is `removing` until it is off its device. */
export class AccessCodeDeletedEvent extends LatchkeyEvent<{
  readonly access_code_id: string
  readonly device_id: string | undefined
}> {
  constructor(code: AccessCode) {
    super('access-code-deleted', { access_code_id: code.access_code_id, device_id: parseString(code.device_id) })
  }
}

/** Events of the elements that show access codes, by name. */
export interface AccessCodeEventMap {
  /**
   * The user chose a row of the access codes or "Show access code". Cancelable. Call `preventDefault()` to keep the
   * details closed.
   */
  'access-code-click': AccessCodeClickEvent
  /**
   * The user chose "Edit code" in the details of an access code. Cancelable. Call `preventDefault()` to keep the form
   * closed.
   */
  'access-code-edit': AccessCodeEditEvent
  /**
   * The user chose "Delete code" in the details of an access code. Cancelable. Call `preventDefault()` to skip the
   * confirmation and the deletion.
   */
  'access-code-delete': AccessCodeDeleteEvent
  /** An access code was created. */
  'access-code-created': AccessCodeCreatedEvent
  /** An access code was updated. */
  'access-code-updated': AccessCodeUpdatedEvent
  /** The platform accepted a deletion; the code is being removed from its device. */
  'access-code-deleted': AccessCodeDeletedEvent
}
