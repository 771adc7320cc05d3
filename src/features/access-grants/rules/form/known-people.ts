import type { AccessGrant, UserIdentity } from '../../../../core/resources/resources.js'
import { parseInstant } from '../../../../core/values/parse-instant.js'
import { parseString } from '../../../../core/values/value.js'
import type { Person } from './grant-form.js'

const MOST_PEOPLE = 100

/** Returns the ids of the people with access, those of the newest access first. */
export function knownPeople(grants: readonly AccessGrant[]): readonly string[] {
  const newest = grants.toSorted(
    (first, second) => (parseInstant(second.created_at) ?? 0) - (parseInstant(first.created_at) ?? 0)
  )
  const ids = new Set(newest.flatMap(({ user_identity_id }) => parseString(user_identity_id) ?? []))
  return [...ids].slice(0, MOST_PEOPLE)
}

/** Returns how a person can be reached. */
export const contactOf = ({ email_address, phone_number }: UserIdentity): string | undefined =>
  parseString(email_address) ?? parseString(phone_number)

/** Returns the name of a person, who may only have an e-mail address or a phone number instead. */
export function personName(person: UserIdentity): string | undefined {
  const shown = parseString(person.display_name)
  const isContact = shown !== undefined && [person.email_address, person.phone_number].includes(shown)
  return parseString(person.full_name) ?? (isContact ? undefined : shown)
}

/** Returns a person of the platform. @param hidesContact `true` if only a name may be shown */
export function knownPerson(id: string, person: UserIdentity | undefined, hidesContact: boolean): Person {
  const name = person && personName(person)
  const label = name ?? (person && !hidesContact ? parseString(person.display_name) : undefined)
  return { id, name, label }
}
