import type { AccessCode, AccessGrant, AccessMethod, Device, Space } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { deviceZone, isKnownZone, localZone } from '../../../core/values/time-zone.js'
import { parseList, parseString } from '../../../core/values/value.js'

/** An access grant and what is known of it. */
export interface GrantFacts {
  readonly grant: AccessGrant
  /** `undefined` until they are read. */
  readonly methods: readonly AccessMethod[] | undefined
  /** Access codes on locks. `undefined` until they are read. */
  readonly codes: readonly AccessCode[] | undefined
}

/** Key of the mutations of an access grant, which run one at a time. */
export const accessGrantKey = (accessGrantId: string): string => `access grant ${accessGrantId}`

/** The kinds of ways in, in the order in which they are shown. */
export const WAY_MODES = ['code', 'mobile_key', 'card', 'cloud_key'] as const

export type WayMode = (typeof WAY_MODES)[number]

/** Returns the kind of a way in, or `undefined` if it is unknown. */
export const wayMode = ({ mode }: AccessMethod): WayMode | undefined => WAY_MODES.find((known) => known === mode)

/** `true` for an e-mail address or an international phone number. */
export const isContact = (name: string): boolean =>
  /^[^\s@]+@[^\s@]+$/.test(name.trim()) || /^\+\d{8,15}$/.test(name.replaceAll(/[\s.\-()]/g, ''))

/**
 * Returns the name of an access grant.
 *
 * @param hidesContact `true` if it must not be the e-mail address or phone number of someone without a name
 */
export const grantName = ({ display_name, name }: AccessGrant, hidesContact = false): string | undefined =>
  [display_name, name].map(parseString).find((text) => text !== undefined && !(hidesContact && isContact(text)))

/** Start in ms since 1970. An unknown start is in the past. */
export const startOf = ({ starts_at }: AccessGrant): number => parseInstant(starts_at) ?? -Infinity

/** End in ms since 1970, or `Infinity` without an end. */
export const endOf = ({ ends_at }: AccessGrant): number => parseInstant(ends_at) ?? Infinity

/** Ids of the places of an access grant. */
export const spaceIdsOf = ({ space_ids }: AccessGrant): readonly string[] =>
  parseList(space_ids).flatMap((id) => parseString(id) ?? [])

/** Ids of the ways in of an access grant, in a fixed order. */
export const methodIdsOf = ({ access_method_ids }: AccessGrant): readonly string[] =>
  parseList(access_method_ids)
    .flatMap((id) => parseString(id) ?? [])
    .toSorted()

/** Ids of the locks with an access code of a grant. */
export const lockIdsOf = (codes: readonly AccessCode[] = []): readonly string[] => [
  ...new Set(codes.flatMap(({ device_id }) => parseString(device_id) ?? []))
]

/** Returns the time zone of an access grant: of its first place, else of its first lock, else of the browser. */
export function grantZone(place: Space | undefined, lock: Device | undefined): string {
  const zone = parseString(place?.customer_data?.time_zone)
  return (zone !== undefined && isKnownZone(zone) ? zone : undefined) ?? (lock && deviceZone(lock)) ?? localZone()
}
