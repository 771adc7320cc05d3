import type * as platform from '../../client/resources.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { AccessGrant } from '../../core/resources/resources.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A row of the list of access grants was pressed. Cancelable: prevent the default to keep the details closed. */
export class AccessGrantClickEvent extends LatchkeyEvent<{
  readonly access_grant_id: string
  readonly access_grant: platform.AccessGrant
}> {
  constructor(grant: AccessGrant) {
    // A link opens doors, so it never leaves the element.
    const { instant_key_url: _, ...shared } = grant
    super(
      'access-grant-click',
      { access_grant_id: grant.access_grant_id, access_grant: toPublicResource(shared) },
      true
    )
  }
}

/** "Edit" was pressed in the details of an access grant. Cancelable: prevent the default to keep the form closed. */
export class AccessGrantEditEvent extends LatchkeyEvent<{ readonly access_grant_id: string }> {
  constructor(accessGrantId: string) {
    super('access-grant-edit', { access_grant_id: accessGrantId }, true)
  }
}

/** Values of a created or updated access grant: no digits, link, e-mail address or phone number. */
export interface AccessGrantValues {
  readonly access_grant_id: string
  readonly name: string
  /** Start as ISO 8601. */
  readonly starts_at: string
  /** End as ISO 8601, or `null` without an end. */
  readonly ends_at: string | null
}

/** An access grant was created. The platform prepares its ways in. */
export class AccessGrantCreatedEvent extends LatchkeyEvent<AccessGrantValues> {
  constructor(values: AccessGrantValues) {
    super('access-grant-created', values)
  }
}

/** An access grant was updated. The platform still changes the times of its ways in. */
export class AccessGrantUpdatedEvent extends LatchkeyEvent<AccessGrantValues> {
  constructor(values: AccessGrantValues) {
    super('access-grant-updated', values)
  }
}

/** Events of access grants, by name. */
export interface AccessGrantEventMap {
  'access-grant-click': AccessGrantClickEvent
  /** The user chose "Edit" in the details of an access. Cancelable. Call `preventDefault()` to keep the form closed. */
  'access-grant-edit': AccessGrantEditEvent
  /** Someone was given access. */
  'access-grant-created': AccessGrantCreatedEvent
  /** The name or the times of an access were changed. */
  'access-grant-updated': AccessGrantUpdatedEvent
}
