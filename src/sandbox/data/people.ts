import type { UserIdentity } from '../../client/resources.js'
import { WORKSPACE_ID } from './workspace.js'

/** Person that an access grant creates. */
export type PersonDraft = Partial<
  Pick<UserIdentity, 'full_name' | 'email_address' | 'phone_number' | 'user_identity_key'>
>

/** A person. The id continues `user_identity_`. */
type Row = readonly [id: string, name: string, email?: string | undefined, phone?: string]

const rows: readonly Row[] = [
  ['ana', 'Ana Silva', 'ana.silva@example.com', '+351 912 345 678'],
  ['ben', 'Ben Okafor', 'ben.okafor@example.com'],
  ['chloe', 'Chloé Martin', undefined, '+33 6 12 34 56 78'],
  ['omar', 'عمر حداد']
]

export const createPerson = (id: string, draft: PersonDraft, createdAt: string): UserIdentity => ({
  user_identity_id: id,
  full_name: draft.full_name ?? null,
  display_name: draft.full_name ?? draft.email_address ?? draft.phone_number ?? 'Person',
  email_address: draft.email_address ?? null,
  phone_number: draft.phone_number ?? null,
  user_identity_key: draft.user_identity_key ?? null,
  acs_user_ids: [],
  created_at: createdAt,
  workspace_id: WORKSPACE_ID,
  errors: [],
  warnings: []
})

/** Creates the people of a new sandbox. */
export const createSamplePeople = (createdAt: string): UserIdentity[] =>
  rows.map(([id, full_name, email_address = null, phone_number = null]) =>
    createPerson(`user_identity_${id}`, { full_name, email_address, phone_number }, createdAt)
  )
