import type { Action } from '../../../core/actions/action.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseString } from '../../../core/values/value.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { endOf } from '../rules/access-grant.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'
import { type GrantUpdate, updateAccessGrant } from '../update-access-grant.js'

/** The texts of an extension. */
interface ExtensionTexts {
  readonly extended: string
  readonly extendFailed: string
}

export interface Extension {
  readonly grant: AccessGrant
  /** Name of the access for messages. */
  readonly name: string | undefined
  /** New end, as ISO 8601. */
  readonly endsAt: string
  /** `true` for access that has ended, to which no end in the past can be given again. */
  readonly hasEnded: boolean
  readonly texts: ExtensionTexts
}

const updateOf = ({ grant, endsAt }: Extension): GrantUpdate => ({ grant, edit: { ends_at: endsAt } })

/** Changes the end of an access. Until the platform has done it, the old end applies. */
export const extendAccess: Action<Extension, AccessGrant> = {
  mutation: (extension) => updateAccessGrant.mutation(updateOf(extension)),
  event: (extension, ...outcome) => updateAccessGrant.event?.(updateOf(extension), ...outcome),
  isAvailable: (grant) => !isBeingDeleted(grant),
  isApplied: (grant, { endsAt }) => grant !== undefined && endOf(grant) === parseInstant(endsAt),
  inverse({ grant, name, hasEnded, texts }) {
    const endsAt = parseString(grant.ends_at)
    return endsAt === undefined || hasEnded ? undefined : { grant, name, endsAt, hasEnded, texts }
  },
  texts: ({ name, texts }, messages) => ({
    success: { subject: name, message: texts.extended },
    failed: (error) => ({ subject: name, message: failureText(error, texts.extendFailed, messages) })
  })
}
