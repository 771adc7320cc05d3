import type { Action } from '../../core/actions/action.js'
import { basisOfUpdate } from '../../core/actions/mutation.js'
import { accessGrants, type Tables } from '../../core/resources/resource-kind.js'
import type { AccessGrant } from '../../core/resources/resources.js'
import { parseInstant } from '../../core/values/parse-instant.js'
import { parseList } from '../../core/values/value.js'
import { AccessGrantUpdatedEvent } from './access-grant-events.js'
import { accessGrantQuery } from './data/access-grant-queries.js'
import { accessGrantKey } from './rules/access-grant.js'
import { isBeingDeleted } from './rules/access-grant-issues.js'
import { type ChangedAccessGrant, changedParameters, type GrantEdit, isEditApplied } from './rules/form/grant-edit.js'

export interface GrantUpdate {
  readonly grant: AccessGrant
  readonly edit: GrantEdit
}

/** Returns the parameters of an update with the newest known values of all fields that were not edited. */
const changedNow = ({ grant, edit }: GrantUpdate, known: Tables): ChangedAccessGrant =>
  changedParameters(accessGrants.select(known).get(grant.access_grant_id)?.resource ?? grant, edit)

/** Returns an access grant after an update. Its ways in keep the old times until the platform has changed them. */
function updated(grant: AccessGrant, edit: GrantEdit): AccessGrant {
  const { access_grant_id: _, name, ...to } = changedParameters(grant, edit)
  const { starts_at, ends_at } = grant
  const isMoved =
    parseInstant(starts_at) !== parseInstant(to.starts_at) || parseInstant(ends_at) !== parseInstant(to.ends_at)
  const mutation = { mutation_code: 'updating_access_times', from: { starts_at, ends_at }, to }
  return {
    ...grant,
    ...to,
    name,
    ...(edit.name !== undefined && { display_name: edit.name }),
    ...(isMoved && {
      pending_mutations: [...parseList(grant.pending_mutations), mutation],
      warnings: [...parseList(grant.warnings), { warning_code: 'updating_access_times' }]
    })
  }
}

/** Updates the name and the times of an access grant. */
export const updateAccessGrant: Action<GrantUpdate, AccessGrant> = {
  mutation(input) {
    const { access_grant_id: id } = input.grant
    return {
      key: accessGrantKey(id),
      onConflict: 'ignore',
      operation: 'accessGrants.update',
      params: { ...changedParameters(input.grant, input.edit) },
      currentParams: (known) => ({ ...changedNow(input, known) }),
      request: ({ accessGrants: calls }, options, known) => calls.update(changedNow(input, known), options),
      target: { accessGrantId: id },
      precondition: basisOfUpdate(accessGrants, id, input.edit),
      readBeforeSend: accessGrantQuery(id),
      patch: { kind: accessGrants, id, apply: (grant) => updated(grant, input.edit) },
      refetchOnError: accessGrantQuery(id)
    }
  },
  event(input, _response, known) {
    const grant = accessGrants.select(known).get(input.grant.access_grant_id)?.resource
    return new AccessGrantUpdatedEvent(grant ?? updated(input.grant, input.edit))
  },
  isAvailable: (grant) => !isBeingDeleted(grant),
  isApplied: (grant, { edit }) => grant !== undefined && isEditApplied(grant, edit)
}
