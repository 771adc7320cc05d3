import { toPublicResource } from '../../core/values/public-resource.js'
import type { AccessCode, UnmanagedAccessCode } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import type * as platform from '../../client/resources.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A row of the access code table was pressed; canceled, its details do not open. */
export class AccessCodeClickEvent extends LatchkeyEvent<{
  readonly access_code_id: string
  readonly access_code: platform.AccessCode
}> {
  constructor(code: AccessCode) {
    super('access-code-click', { access_code_id: code.access_code_id, access_code: toPublicResource(code) }, true)
  }
}

/** "Edit code" was pressed in the details of a code; canceled, its form does not open. */
export class AccessCodeEditEvent extends LatchkeyEvent<{ readonly access_code_id: string }> {
  constructor(accessCodeId: string) {
    super('access-code-edit', { access_code_id: accessCodeId }, true)
  }
}

/** "Delete code" was pressed in the details of a code; canceled, nobody is asked and nothing is deleted. */
export class AccessCodeDeleteEvent extends LatchkeyEvent<{ readonly access_code_id: string }> {
  constructor(accessCodeId: string) {
    super('access-code-delete', { access_code_id: accessCodeId }, true)
  }
}

/** What a code was made, or changed, with. */
export interface AccessCodeValues {
  readonly access_code_id: string
  readonly device_id: string
  readonly name: string
  /** Where it was chosen here. */
  readonly code?: string
  readonly type: 'ongoing' | 'time_bound'
  /** ISO 8601 moments, of a time-bound code. */
  readonly starts_at?: string
  readonly ends_at?: string
}

/** What a code that the platform has, or takes over, is made with. */
export function madeWith(
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

/** A code was made; until it is on its device, its status is `setting`. */
export class AccessCodeCreatedEvent extends LatchkeyEvent<AccessCodeValues> {
  constructor(values: AccessCodeValues) {
    super('access-code-created', values)
  }
}

/** A code was changed; until that is on its device, its status is `setting`. */
export class AccessCodeUpdatedEvent extends LatchkeyEvent<AccessCodeValues> {
  constructor(values: AccessCodeValues) {
    super('access-code-updated', values)
  }
}

/** A code was deleted; until it is off its device, its status is `removing`. */
export class AccessCodeDeletedEvent extends LatchkeyEvent<{
  readonly access_code_id: string
  readonly device_id: string | undefined
}> {
  constructor(code: AccessCode) {
    super('access-code-deleted', { access_code_id: code.access_code_id, device_id: parseString(code.device_id) })
  }
}

/** The events of the elements that show access codes, by their names. */
export interface AccessCodeEventMap {
  'access-code-click': AccessCodeClickEvent
  'access-code-edit': AccessCodeEditEvent
  'access-code-delete': AccessCodeDeleteEvent
  'access-code-created': AccessCodeCreatedEvent
  'access-code-updated': AccessCodeUpdatedEvent
  'access-code-deleted': AccessCodeDeletedEvent
}
