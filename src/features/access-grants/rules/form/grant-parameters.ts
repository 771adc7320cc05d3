import { differs } from '../../../../core/actions/rebase-form.js'
import type { AccessGrant } from '../../../../core/resources/resources.js'
import { parseInstant } from '../../../../core/values/parse-instant.js'
import { parseString } from '../../../../core/values/value.js'
import { grantName, type WayMode } from '../access-grant.js'
import { enteredName, type GrantForm, grantEditRules, grantForm, type Person, phoneNumber } from './grant-form.js'
import type { ChosenDoors } from './offered-doors.js'

/** A person that an access grant creates. */
interface NewPerson {
  full_name: string
  email_address?: string
  phone_number?: string
}

interface RequestedWay {
  mode: WayMode
  code?: string
  instant_key_max_use_count?: number
}

/** Parameters that create an access grant. Times are ISO 8601 in UTC. */
export type NewAccessGrant = ({ user_identity: NewPerson } | { user_identity_id: string }) & {
  name?: string
  space_ids?: string[]
  device_ids?: string[]
  acs_entrance_ids?: string[]
  starts_at: string
  ends_at?: string
  requested_access_methods: RequestedWay[]
  access_grant_key: string
  reservation_key?: string
  customization_profile_id?: string
}

/** Parameters that the host determines. */
export interface GrantKeys {
  readonly accessGrantKey: string
  readonly reservationKey?: string | undefined
  readonly customizationProfileId?: string | undefined
}

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

const toIso = (instant: number): string => new Date(instant).toISOString()

function newPerson(form: GrantForm, hidesPerson: boolean): NewPerson {
  const [email, phone] = hidesPerson ? ['', ''] : [form.email.trim(), phoneNumber(form.phone)]
  return {
    full_name: enteredName(form),
    ...(email && { email_address: email }),
    ...(phone && { phone_number: phone })
  }
}

function requestedWay(mode: WayMode, { pin, code, uses }: GrantForm): RequestedWay {
  if (mode === 'code') return { mode, ...(pin === 'own' && { code: code.trim() }) }
  return { mode, ...(mode === 'mobile_key' && { instant_key_max_use_count: Number(uses) }) }
}

interface Sent {
  readonly form: GrantForm
  readonly doors: ChosenDoors
  readonly modes: readonly WayMode[]
  readonly keys: GrantKeys
  /** The person, if it is not a new one. */
  readonly person: Person | undefined
  /** `true` if only the name of a person is entered. */
  readonly hidesPerson: boolean
}

/** Returns the parameters of a valid form. */
export function newGrantParameters({ form, doors, modes, keys, person, hidesPerson }: Sent): NewAccessGrant {
  const { spaceIds, deviceIds, entranceIds } = form.doors
  const name = person ? person.name : enteredName(form)
  // Doors of a chosen place are part of it.
  const [devices, entrances] = [deviceIds, entranceIds].map((ids) => ids.filter((id) => !doors.idsInPlaces.has(id)))
  const { reservationKey, customizationProfileId } = keys
  return {
    ...(person ? { user_identity_id: person.id } : { user_identity: newPerson(form, hidesPerson) }),
    ...(name && { name }),
    ...(spaceIds.length > 0 && { space_ids: [...spaceIds] }),
    ...(devices && devices.length > 0 && { device_ids: devices }),
    ...(entrances && entrances.length > 0 && { acs_entrance_ids: entrances }),
    starts_at: toIso(form.start.instant ?? 0),
    ...(!form.isEndless && form.end.instant !== undefined && { ends_at: toIso(form.end.instant) }),
    requested_access_methods: modes.map((mode) => requestedWay(mode, form)),
    access_grant_key: keys.accessGrantKey,
    ...(reservationKey !== undefined && { reservation_key: reservationKey }),
    ...(customizationProfileId !== undefined && { customization_profile_id: customizationProfileId })
  }
}

/** Returns the fields in which a valid form differs from the access grant that it edits. */
export function grantEdit(form: GrantForm, grant: AccessGrant): GrantEdit {
  const own = grantForm(grant, form.zone)
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
