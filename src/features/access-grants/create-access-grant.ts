import type { CallOptions, PlatformClient } from '../../client/index.js'
import type { Action } from '../../core/actions/action.js'
import type { ListQuery } from '../../core/queries/query.js'
import { accessGrants } from '../../core/resources/resource-kind.js'
import type { AccessGrant } from '../../core/resources/resources.js'
import { AccessGrantCreatedEvent } from './access-grant-events.js'
import type { NewAccessGrant } from './rules/form/grant-parameters.js'

/** Key of the mutation that creates an access grant. @param ownKey `access_grant_key` of its form */
export const newAccessGrantKey = (ownKey: string): string => `new access grant ${ownKey}`

export interface GrantCreation {
  readonly params: NewAccessGrant
  /** List in which the access grant becomes the first item. */
  readonly list: ListQuery<AccessGrant>
}

type Creation = Action<GrantCreation, AccessGrant, AccessGrant>

/** @param create requests the access grant */
export const creationWith = (
  create: (client: PlatformClient, params: NewAccessGrant, options: CallOptions) => PromiseLike<AccessGrant>
): Creation => ({
  mutation: ({ params, list }) => ({
    key: newAccessGrantKey(params.access_grant_key),
    onConflict: 'ignore',
    operation: 'accessGrants.create',
    params: { ...params },
    request: (client, options) => create(client, params, options),
    target: {
      deviceIds: params.device_ids ?? [],
      spaceIds: params.space_ids ?? [],
      acsEntranceIds: params.acs_entrance_ids ?? []
    },
    creates: { kind: accessGrants, list, resource: (response) => response },
    refetchOnError: list
  }),
  event: (_, created) => new AccessGrantCreatedEvent(created)
})

/** Creates an access grant. It is sent once: after a lost response the user has to check. */
export const createAccessGrant = creationWith(({ accessGrants: calls }, ...sent) => calls.create(...sent))
