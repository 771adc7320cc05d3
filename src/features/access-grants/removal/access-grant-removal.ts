import { type CallOptions, isApiError, type PlatformClient } from '../../../client/index.js'
import type { Action } from '../../../core/actions/action.js'
import { deletionRequest } from '../../../core/actions/deletion-request.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { accessGrants } from '../../../core/resources/resource-kind.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import { AccessGrantCreatedEvent, AccessGrantDeletedEvent } from '../access-grant-events.js'
import { creationWith } from '../create-access-grant.js'
import { accessGrantQuery } from '../data/access-grant-queries.js'
import { accessGrantKey } from '../rules/access-grant.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'
import type { RecreatedAccessGrant } from '../rules/access-grant-parameters.js'
import type { NewAccessGrant } from '../rules/form/grant-parameters.js'

export interface GrantRemoval {
  readonly grant: AccessGrant
  /** Name of the access for messages. */
  readonly name: string | undefined
  /** Parameters that give the access again. `undefined` if the removal can't be undone. */
  readonly recreation: RecreatedAccessGrant | undefined
  /** Error toast shown in another element if the removal fails after its element was removed. */
  readonly failed: string
}

/** Removes access. It is shown as "Removing…" at once, and until the platform no longer has it. */
export const deleteAccessGrant: Action<GrantRemoval, AccessGrant> = {
  mutation({ grant, name, failed }) {
    const { access_grant_id } = grant
    return {
      key: accessGrantKey(access_grant_id),
      operation: 'accessGrants.delete',
      ...deletionRequest({ access_grant_id }, ({ accessGrants: calls }, ...sent) => calls.delete(...sent)),
      target: { accessGrantId: access_grant_id },
      precondition(known) {
        const current = accessGrants.select(known).get(access_grant_id)?.resource
        return current && [current.name, current.starts_at, current.ends_at]
      },
      patch: {
        kind: accessGrants,
        id: access_grant_id,
        apply: (current) => ({
          ...current,
          warnings: [...parseList(current.warnings), { warning_code: 'being_deleted' }]
        })
      },
      refetchOnError: accessGrantQuery(access_grant_id),
      detachedErrorMessage: () => ({ subject: name, message: failed })
    }
  },
  event: ({ grant }) => new AccessGrantDeletedEvent(grant.access_grant_id),
  isAvailable: (grant) => !isBeingDeleted(grant),
  isApplied: (grant) => !grant || isBeingDeleted(grant)
}

/** Gives access once: after a lost response it exists already, which its key proves. */
async function createOnce(
  { accessGrants: calls }: PlatformClient,
  params: NewAccessGrant,
  options: CallOptions
): Promise<AccessGrant> {
  try {
    return await calls.create(params, options)
  } catch (error) {
    if (!isApiError(error) || error.statusCode !== 409) throw error
    const { access_grant_key } = params
    try {
      return await calls.get({ access_grant_key }, options)
    } catch {
      throw error
    }
  }
}

const recreate = creationWith(createOnce)

/** Gives the access again that was removed. @param list contains it after the response */
export const recreateAccessGrant = (
  list: ListQuery<AccessGrant>
): Action<RecreatedAccessGrant, AccessGrant, AccessGrant> => ({
  mutation: (params) => recreate.mutation({ params, list }),
  event: (_, created) => new AccessGrantCreatedEvent(created)
})
