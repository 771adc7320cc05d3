import type { WayMode } from '../access-grant.js'
import { enteredName, type GrantForm, type Person, phoneNumber, toIso } from './grant-form.js'
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
