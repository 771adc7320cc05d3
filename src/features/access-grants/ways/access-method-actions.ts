import type { Action } from '../../../core/actions/action.js'
import { deletionRequest } from '../../../core/actions/deletion-request.js'
import { isUncertain } from '../../../core/actions/verify-outcomes.js'
import { accessGrants, accessMethods } from '../../../core/resources/resource-kind.js'
import type { AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { AccessMethodAddedEvent, AccessMethodDeletedEvent } from '../access-grant-events.js'
import { accessGrantQuery, accessMethodListQuery } from '../data/access-grant-queries.js'
import { accessGrantKey, type WayMode } from '../rules/access-grant.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'

interface AddedMethod {
  readonly accessGrantId: string
  readonly mode: WayMode
  /** Name of the way in. */
  readonly name: string
  readonly texts: { readonly added: string; readonly addFailed: string; readonly addUnknown: string }
}

/** Requests another way in for an access. The platform prepares it. */
export const addAccessMethod: Action<AddedMethod, AccessGrant, AccessGrant> = {
  mutation({ accessGrantId, mode }) {
    const params = { access_grant_id: accessGrantId, requested_access_methods: [{ mode }] }
    const query = accessGrantQuery(accessGrantId)
    return {
      key: accessGrantKey(accessGrantId),
      onConflict: 'ignore',
      operation: 'accessGrants.requestAccessMethods',
      params,
      request: ({ accessGrants: calls }, options) => calls.requestAccessMethods(params, options),
      target: { accessGrantId },
      creates: { kind: accessGrants, list: query, resource: (response) => response },
      refetchOnError: query
    }
  },
  event: ({ accessGrantId, mode }) => new AccessMethodAddedEvent({ access_grant_id: accessGrantId, mode }),
  texts: ({ name, texts }, messages) => ({
    success: { subject: name, message: texts.added },
    failed: (error) => ({
      subject: name,
      message: failureText(error, isUncertain(error) ? texts.addUnknown : texts.addFailed, messages)
    })
  })
}

interface RevokedMethod {
  readonly accessGrantId: string
  readonly method: AccessMethod
  /** Name of the way in. */
  readonly name: string
  readonly texts: { readonly revoked: string; readonly revokeFailed: string; readonly revokeUnknown: string }
}

/** Revokes one way in. It is shown as being removed at once, and until the platform no longer has it. */
export const revokeAccessMethod: Action<RevokedMethod, AccessMethod> = {
  mutation({ accessGrantId, method: { access_method_id: id }, name, texts }) {
    return {
      key: accessGrantKey(accessGrantId),
      operation: 'accessMethods.delete',
      ...deletionRequest({ access_method_id: id }, ({ accessMethods: calls }, ...sent) => calls.delete(...sent)),
      target: { accessGrantId },
      precondition(known) {
        const current = accessMethods.select(known).get(id)?.resource
        return current && [current.mode, current.code]
      },
      patch: {
        kind: accessMethods,
        id,
        apply: (current) => ({
          ...current,
          warnings: [...parseList(current.warnings), { warning_code: 'being_deleted' }]
        })
      },
      refetchOnError: accessMethodListQuery(accessGrantId),
      detachedErrorMessage: () => ({ subject: name, message: texts.revokeFailed })
    }
  },
  event: ({ accessGrantId, method: { access_method_id, mode } }) =>
    new AccessMethodDeletedEvent({
      access_grant_id: accessGrantId,
      access_method_id,
      mode: parseString(mode) ?? ''
    }),
  isAvailable: (method) => !isBeingDeleted(method),
  isApplied: (method) => !method || isBeingDeleted(method),
  texts: ({ name, texts }, messages) => ({
    success: { subject: name, message: texts.revoked },
    failed: (error) => ({
      subject: name,
      message: failureText(error, isUncertain(error) ? texts.revokeUnknown : texts.revokeFailed, messages)
    })
  })
}
