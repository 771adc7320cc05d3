import type * as platform from '../../client/resources.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { AccessGrant } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import { grantName } from './rules/access-grant.js'
import { grantWithoutSecrets } from './rules/without-secrets.js'

/** A row of the list of access grants was pressed. Cancelable: prevent the default to keep the details closed. */
export class AccessGrantClickEvent extends LatchkeyEvent<{
  readonly access_grant_id: string
  readonly access_grant: platform.AccessGrant
}> {
  constructor(grant: AccessGrant) {
    // Digits and links open doors, so they never leave the element.
    const access_grant = toPublicResource(grantWithoutSecrets(grant))
    super('access-grant-click', { access_grant_id: grant.access_grant_id, access_grant }, true)
  }
}

/** "Edit" was pressed in the details of an access. Cancelable: prevent the default to keep the form closed. */
export class AccessGrantEditEvent extends LatchkeyEvent<{ readonly access_grant_id: string }> {
  constructor(accessGrantId: string) {
    super('access-grant-edit', { access_grant_id: accessGrantId }, true)
  }
}

/** Values of access that was given or changed. */
export interface AccessGrantValues {
  readonly access_grant_id: string
  /** Empty if it is an e-mail address or a phone number. */
  readonly name: string
  /** ISO 8601. */
  readonly starts_at: string
  /** ISO 8601, or `null` without an end. */
  readonly ends_at: string | null
}

const valuesOf = (grant: AccessGrant): AccessGrantValues => ({
  access_grant_id: grant.access_grant_id,
  name: grantName(grant, true) ?? '',
  starts_at: parseString(grant.starts_at) ?? '',
  ends_at: parseString(grant.ends_at) ?? null
})

/** Access was given. The platform is preparing it. */
export class AccessGrantCreatedEvent extends LatchkeyEvent<AccessGrantValues> {
  constructor(grant: AccessGrant) {
    super('access-grant-created', valuesOf(grant))
  }
}

/** The platform accepted new values of an access. It is changing the times on the doors. */
export class AccessGrantUpdatedEvent extends LatchkeyEvent<AccessGrantValues> {
  constructor(grant: AccessGrant) {
    super('access-grant-updated', valuesOf(grant))
  }
}

/** "Remove access" was pressed. Cancelable: prevent the default to skip the question and the removal. */
export class AccessGrantDeleteEvent extends LatchkeyEvent<{ readonly access_grant_id: string }> {
  constructor(accessGrantId: string) {
    super('access-grant-delete', { access_grant_id: accessGrantId }, true)
  }
}

/** The platform accepted the removal of access. It shows "Removing…" until the platform has done it. */
export class AccessGrantDeletedEvent extends LatchkeyEvent<{ readonly access_grant_id: string }> {
  constructor(accessGrantId: string) {
    super('access-grant-deleted', { access_grant_id: accessGrantId })
  }
}

/** A way in of an access, without its digits and link. */
export interface AccessMethodValues {
  readonly access_grant_id: string
  readonly access_method_id: string
  readonly mode: string
}

/** Another way in was requested. The platform is preparing it. */
export class AccessMethodAddedEvent extends LatchkeyEvent<Omit<AccessMethodValues, 'access_method_id'>> {
  constructor(values: Omit<AccessMethodValues, 'access_method_id'>) {
    super('access-method-added', values)
  }
}

/** The platform accepted the revocation of a way in. */
export class AccessMethodDeletedEvent extends LatchkeyEvent<AccessMethodValues> {
  constructor(values: AccessMethodValues) {
    super('access-method-deleted', values)
  }
}

/** A way in became ready while an element showed its access. Fired once per way in and session. */
export class AccessMethodIssuedEvent extends LatchkeyEvent<AccessMethodValues> {
  constructor(values: AccessMethodValues) {
    super('access-method-issued', values)
  }
}

/** A way in could not be made ready while an element showed its access. Fired once per way in and session. */
export class AccessMethodFailedEvent extends LatchkeyEvent<AccessMethodValues> {
  constructor(values: AccessMethodValues) {
    super('access-method-failed', values)
  }
}

/** Events of access grants, by name. */
export interface AccessGrantEventMap {
  /** The user chose a row of a list of access or "Show access". Cancelable. Call `preventDefault()` to keep the details closed. */
  'access-grant-click': AccessGrantClickEvent
  /** The user chose "Edit" in the details of an access. Cancelable. Call `preventDefault()` to keep the form closed. */
  'access-grant-edit': AccessGrantEditEvent
  /**
   * The user chose "Remove access". Cancelable. Call `preventDefault()` to skip the question and the removal.
   */
  'access-grant-delete': AccessGrantDeleteEvent
  /** Access was given. */
  'access-grant-created': AccessGrantCreatedEvent
  /** The platform accepted new values of an access. */
  'access-grant-updated': AccessGrantUpdatedEvent
  /** The platform accepted the removal of access. */
  'access-grant-deleted': AccessGrantDeletedEvent
  /** Another way in was requested. */
  'access-method-added': AccessMethodAddedEvent
  /** The platform accepted the revocation of a way in. */
  'access-method-deleted': AccessMethodDeletedEvent
  /** A way in became ready while the element showed its access. */
  'access-method-issued': AccessMethodIssuedEvent
  /** A way in could not be made ready while the element showed its access. */
  'access-method-failed': AccessMethodFailedEvent
}
