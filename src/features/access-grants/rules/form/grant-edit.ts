import { differs } from '../../../../core/actions/rebase-form.js'
import type { AccessGrant } from '../../../../core/resources/resources.js'
import { parseInstant } from '../../../../core/values/parse-instant.js'
import { parseString } from '../../../../core/values/value.js'
import { grantName } from '../access-grant.js'
import { enteredName, type GrantForm, grantEditRules, grantForm, toIso } from './grant-form.js'

/** Fields of an access grant that users change. */
export interface GrantEdit {
  name?: string
  starts_at?: string
  ends_at?: string | null
}

/** Parameters of an update: always all fields, because a platform may reset the omitted ones. */
export interface ChangedAccessGrant {
  access_grant_id: string
  name: string | null
  starts_at?: string
  ends_at: string | null
}

/**
 * Returns the fields in which a valid form differs from the access grant that it edits.
 *
 * @param hidesContact `true` if the form has no name that is an e-mail address or a phone number
 */
export function grantEdit(form: GrantForm, grant: AccessGrant, hidesContact = false): GrantEdit {
  const own = grantForm(grant, form.zone, hidesContact)
  const changed = (field: keyof GrantForm): boolean => differs(field, form, own, grantEditRules)
  const end = form.end.instant
  return {
    ...(changed('name') && { name: enteredName(form) }),
    ...(changed('start') && form.start.instant !== undefined && { starts_at: toIso(form.start.instant) }),
    ...((changed('isEndless') || (!form.isEndless && changed('end'))) && {
      ends_at: form.isEndless || end === undefined ? null : toIso(end)
    })
  }
}

/** Returns the parameters of an update: the edited fields, and the known values of the others. */
export function changedParameters(grant: AccessGrant, edit: GrantEdit): ChangedAccessGrant {
  const starts_at = edit.starts_at ?? parseString(grant.starts_at)
  return {
    access_grant_id: grant.access_grant_id,
    name: edit.name ?? parseString(grant.name) ?? null,
    ...(starts_at !== undefined && { starts_at }),
    ends_at: edit.ends_at === undefined ? (parseString(grant.ends_at) ?? null) : edit.ends_at
  }
}

/** Returns `true` if an access grant already has the values of an edit. */
export function isEditApplied(grant: AccessGrant, { name, starts_at, ends_at }: GrantEdit): boolean {
  const isAt = (is: unknown, wished: string | null | undefined): boolean =>
    wished === undefined || parseInstant(is) === parseInstant(wished)
  return (
    (name === undefined || grantName(grant) === name) &&
    isAt(grant.starts_at, starts_at) &&
    isAt(grant.ends_at, ends_at)
  )
}
