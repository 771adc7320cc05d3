import type { UserIdentity } from '../client/resources.js'
import { createPerson, createSamplePeople, type PersonDraft } from './data/people.js'
import { RequestError } from './request-error.js'

const UNIQUE_FIELDS = ['email_address', 'phone_number', 'user_identity_key'] as const

/** Creates the people of a new sandbox. */
export function createPeople(start: number) {
  const people = createSamplePeople(new Date(start).toISOString())
  return {
    find: (id: string): UserIdentity | undefined => people.find(({ user_identity_id }) => user_identity_id === id),
    /** Adds a person. @throws {RequestError} if someone has the same e-mail address, phone number or key */
    create(draft: PersonDraft, now: number): UserIdentity {
      const taken = UNIQUE_FIELDS.find((field) =>
        people.some((person) => draft[field] != null && person[field] === draft[field])
      )
      if (taken) throw new RequestError(409, `${taken}_already_in_use`, `Another user identity has this ${taken}.`)
      const person = createPerson(`user_identity_${people.length + 1}`, draft, new Date(now).toISOString())
      people.push(person)
      return person
    }
  }
}

export type People = ReturnType<typeof createPeople>
