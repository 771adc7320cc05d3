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

/** Events of access grants, by name. */
export interface AccessGrantEventMap {
  'access-grant-click': AccessGrantClickEvent
}
