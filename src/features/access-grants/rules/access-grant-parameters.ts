import type { AccessDoors, AccessGrant } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { endOf, type GrantFacts, lockIdsOf, spaceIdsOf, wayMode } from './access-grant.js'
import { isBeingDeleted } from './access-grant-issues.js'
import { isOwnKey } from './access-grant-key.js'
import { digitsByLock } from './digits-by-lock.js'

/** Parameters that give the same access to the same person again. The times are ISO 8601. */
export interface RecreatedAccessGrant {
  user_identity_id: string
  name?: string
  space_ids?: string[]
  device_ids?: string[]
  acs_entrance_ids?: string[]
  starts_at: string
  ends_at?: string
  requested_access_methods: { mode: 'code'; code?: string }[]
  access_grant_key: string
  customization_profile_id?: string
}

/** Digits that can be requested. */
const DIGITS = /^\d{4,9}$/

type Doors = Pick<RecreatedAccessGrant, 'space_ids' | 'device_ids' | 'acs_entrance_ids'>

/** `true` for a lock or an entrance that belongs to one of the places. */
const isInPlaces = (door: { readonly space_ids?: readonly unknown[] | null | undefined }, places: readonly string[]) =>
  parseList(door.space_ids).some((id) => places.some((place) => place === id))

/** Returns the doors of an access, without those of its places. `undefined` if some are unknown or were left out. */
function knownDoors(grant: AccessGrant, lockIds: readonly string[], doors: AccessDoors): Doors | undefined {
  const places = spaceIdsOf(grant)
  const devices = parseList(doors.devices).flatMap((device) => device ?? [])
  const entrances = parseList(doors.acs_entrances).flatMap((entrance) => entrance ?? [])
  const ownDevices = devices.filter((device) => !isInPlaces(device, places)).map(({ device_id }) => device_id)
  const isKnown =
    lockIds.every((id) => devices.some(({ device_id }) => device_id === id)) &&
    ownDevices.every((id) => lockIds.some((lockId) => lockId === id))
  if (!isKnown) return undefined
  const ownEntrances = entrances.filter((entrance) => !isInPlaces(entrance, places))
  const deviceIds = lockIds.filter((id) => ownDevices.includes(id))
  const entranceIds = ownEntrances.flatMap(({ acs_entrance_id }) => parseString(acs_entrance_id) ?? [])
  if (places.length + deviceIds.length + entranceIds.length === 0) return undefined
  return {
    ...(places.length > 0 && { space_ids: [...places] }),
    ...(deviceIds.length > 0 && { device_ids: deviceIds }),
    ...(entranceIds.length > 0 && { acs_entrance_ids: entranceIds })
  }
}

/**
 * Returns the parameters that recreate an access grant unchanged, so that its removal can be undone. `undefined` unless
 * every way in is a PIN, every door is known and works, and no reservation or system of the host depends on it.
 *
 * @param doors `undefined` if they are unknown
 * @param key the key of the new access grant
 * @param now In ms since 1970.
 */
export function recreateParameters(
  { grant, methods, codes }: GrantFacts,
  doors: AccessDoors | undefined,
  key: string,
  now: number
): RecreatedAccessGrant | undefined {
  const person = parseString(grant.user_identity_id)
  const start = parseString(grant.starts_at)
  const ownKey = parseString(grant.access_grant_key)
  const isForeign = parseString(grant.reservation_key) !== undefined || (ownKey !== undefined && !isOwnKey(ownKey))
  const hasIssues = parseList(grant.errors).length + parseList(grant.warnings).length > 0
  if (!methods?.length || !codes || !doors || person === undefined || start === undefined) return undefined
  if (isForeign || hasIssues || endOf(grant) <= now || parseInstant(start) === undefined) return undefined
  if (methods.some((method) => wayMode(method) !== 'code' || isBeingDeleted(method))) return undefined
  const known = knownDoors(grant, lockIdsOf(codes), doors)
  const digits = [
    ...new Set([...digitsByLock(codes).keys(), ...methods.flatMap(({ code }) => parseString(code) ?? [])])
  ]
  const [code] = digits
  if (!known || digits.length > 1 || (code !== undefined && !DIGITS.test(code))) return undefined
  const name = parseString(grant.name)
  const end = parseString(grant.ends_at)
  const profile = parseString(grant.customization_profile_id)
  return {
    user_identity_id: person,
    ...(name !== undefined && { name }),
    ...known,
    starts_at: start,
    ...(end !== undefined && { ends_at: end }),
    requested_access_methods: methods.map(() => ({ mode: 'code', ...(code !== undefined && { code }) })),
    access_grant_key: key,
    ...(profile !== undefined && { customization_profile_id: profile })
  }
}
