import type { Action } from '../../../core/actions/action.js'
import { basisOfUpdate } from '../../../core/actions/mutation.js'
import { accessGrants, type Tables } from '../../../core/resources/resource-kind.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { AccessGrantUpdatedEvent } from '../access-grant-events.js'
import { accessGrantQuery } from '../data/access-grant-queries.js'
import { accessGrantKey, endOf, grantName } from '../rules/access-grant.js'
import { isBeingDeleted } from '../rules/access-grant-state.js'

/** The texts of an extension. */
interface ExtensionTexts {
  readonly extended: string
  readonly extendFailed: string
}

export interface Extension {
  readonly grant: AccessGrant
  /** New end, as ISO 8601. */
  readonly endsAt: string
  readonly texts: ExtensionTexts
}

/** Returns the parameters of an update: always all four, because a platform may reset the omitted ones. */
const updateParameters = (grant: AccessGrant, ends_at: string) => {
  const starts_at = parseString(grant.starts_at)
  return {
    access_grant_id: grant.access_grant_id,
    name: parseString(grant.name) ?? null,
    ...(starts_at !== undefined && { starts_at }),
    ends_at
  }
}

/** Returns the parameters with the newest known values of all fields except the end. */
const currentParameters = ({ grant, endsAt }: Extension, known: Tables) =>
  updateParameters(accessGrants.select(known).get(grant.access_grant_id)?.resource ?? grant, endsAt)

const isAt = (grant: AccessGrant, endsAt: string): boolean => endOf(grant) === parseInstant(endsAt)

/** Changes the end of an access. Until the platform has done it, the old end applies. */
export const extendAccess: Action<Extension, AccessGrant> = {
  mutation(input) {
    const { grant, endsAt } = input
    const id = grant.access_grant_id
    return {
      key: accessGrantKey(id),
      onConflict: 'ignore',
      operation: 'accessGrants.update',
      params: updateParameters(grant, endsAt),
      currentParams: (known) => currentParameters(input, known),
      request: ({ accessGrants: calls }, options, known) => calls.update(currentParameters(input, known), options),
      target: { accessGrantId: id },
      precondition: basisOfUpdate(accessGrants, id, { ends_at: endsAt }),
      readBeforeSend: accessGrantQuery(id),
      patch: {
        kind: accessGrants,
        id,
        apply({ ends_at, starts_at, pending_mutations, warnings, ...rest }) {
          const from = { starts_at, ends_at }
          const mutation = { mutation_code: 'updating_access_times', from, to: { starts_at, ends_at: endsAt } }
          return {
            ...rest,
            starts_at,
            ends_at: endsAt,
            pending_mutations: [...parseList(pending_mutations), mutation],
            warnings: [...parseList(warnings), { warning_code: 'updating_access_times' }]
          }
        }
      },
      refetchOnError: accessGrantQuery(id)
    }
  },
  event: ({ grant }, _response, known) =>
    new AccessGrantUpdatedEvent(accessGrants.select(known).get(grant.access_grant_id)?.resource ?? grant),
  isAvailable: (grant) => !isBeingDeleted(grant),
  isApplied: (grant, { endsAt }) => grant !== undefined && isAt(grant, endsAt),
  inverse({ grant, texts }) {
    const endsAt = parseString(grant.ends_at)
    return endsAt === undefined ? undefined : { grant, endsAt, texts }
  },
  texts: ({ grant, texts }, messages) => ({
    success: { subject: grantName(grant), message: texts.extended },
    failed: (error) => ({ subject: grantName(grant), message: failureText(error, texts.extendFailed, messages) })
  })
}

const { inverse: _, ...once } = extendAccess

/** Extends access that has ended, to which no end in the past can be given again. */
export const extendEndedAccess: Action<Extension, AccessGrant> = once
