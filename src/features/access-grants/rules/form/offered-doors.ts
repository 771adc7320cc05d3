import type { AcsEntrance, Device, Space, SpaceDoors } from '../../../../core/resources/resources.js'
import { memoize } from '../../../../core/values/memoize.js'
import { parseList, parseNumber, parseString } from '../../../../core/values/value.js'
import { deviceKind, deviceName, properties } from '../../../device/rules/device.js'
import { WAY_MODES, type WayMode } from '../access-grant.js'
import type { RecreatedAccessGrant } from '../access-grant-parameters.js'
import type { DoorChoice } from './grant-form.js'

/** A lock or an entrance. */
export interface Door {
  readonly id: string
  readonly name: string | undefined
  /** Ways in that it takes. */
  readonly modes: readonly WayMode[]
  readonly lock?: Device
}

export interface Place {
  readonly id: string
  readonly name: string | undefined
  readonly space: Space
  /** `false` if it certainly has no door. */
  readonly hasDoors: boolean
}

/** Doors and places that a form offers. */
export interface DoorOffer {
  readonly places: readonly Place[]
  readonly locks: readonly Door[]
  readonly entrances: readonly Door[]
}

/** The doors of a form: those that were chosen, and those in chosen places. */
export interface ChosenDoors {
  readonly doors: readonly Door[]
  readonly idsInPlaces: ReadonlySet<string>
  /** `false` while the doors of a chosen place are unknown. */
  readonly areKnown: boolean
}

/** Returns `true` if codes can be programmed on a lock, online or offline. */
const takesPins = (device: Device): boolean =>
  device.can_program_online_access_codes === true ||
  device.can_program_offline_access_codes === true ||
  properties(device).online_access_codes_enabled === true

/** Returns `true` if a lock only takes codes that can't be taken back. */
export const isOfflineOnly = (device: Device): boolean =>
  device.can_program_offline_access_codes === true &&
  device.can_program_online_access_codes !== true &&
  properties(device).online_access_codes_enabled !== true

export const lockDoor = (lock: Device): Door => ({
  id: lock.device_id,
  name: deviceName(lock),
  modes: takesPins(lock) ? ['code'] : [],
  lock
})

export const entranceDoor = (entrance: AcsEntrance): Door => ({
  id: entrance.acs_entrance_id,
  name: parseString(entrance.display_name),
  modes: WAY_MODES.filter((mode) => entrance[`can_unlock_with_${mode}`] === true)
})

export function toPlace(space: Space): Place {
  const counts = [space.device_count, space.acs_entrance_count].map(parseNumber)
  return {
    id: space.space_id,
    name: parseString(space.display_name) ?? parseString(space.name),
    space,
    hasDoors: counts.some((count) => count !== 0)
  }
}

/** Returns the locks and entrances of a place. */
export const doorsOfPlace = /* @__PURE__ */ memoize(({ devices, acs_entrances }: SpaceDoors): readonly Door[] => {
  const locks = parseList(devices).flatMap((device): Device[] => {
    const id = parseString(device?.device_id)
    return device && id !== undefined ? [{ ...device, device_id: id }] : []
  })
  const entrances = parseList(acs_entrances).flatMap((entrance): AcsEntrance[] => {
    const id = parseString(entrance?.acs_entrance_id)
    return entrance && id !== undefined ? [{ ...entrance, acs_entrance_id: id }] : []
  })
  return [...locks.filter((device) => deviceKind(device) === 'lock').map(lockDoor), ...entrances.map(entranceDoor)]
})

/** Returns the doors of a choice. @param inPlace returns the doors of a place, or `undefined` if they are unknown */
export function chosenDoors(
  { spaceIds, deviceIds, entranceIds }: DoorChoice,
  { locks, entrances }: DoorOffer,
  inPlace: (spaceId: string) => readonly Door[] | undefined
): ChosenDoors {
  const places = spaceIds.map(inPlace)
  const ofPlaces = places.flatMap((doors) => doors ?? [])
  const own = [
    ...locks.filter(({ id }) => deviceIds.includes(id)),
    ...entrances.filter(({ id }) => entranceIds.includes(id))
  ]
  const byId = new Map([...ofPlaces, ...own].map((door) => [door.id, door]))
  return {
    doors: [...byId.values()],
    idsInPlaces: new Set(ofPlaces.map(({ id }) => id)),
    areKnown: places.every((doors) => doors !== undefined)
  }
}

/** Returns the choice with which a form begins: the only door that is offered, if there is one. */
export function firstChoice({ places, locks, entrances }: DoorOffer): DoorChoice {
  const open = places.filter(({ hasDoors }) => hasDoors)
  const isOnly = open.length + locks.length + entrances.length === 1
  const ids = (offered: readonly { readonly id: string }[]): readonly string[] =>
    isOnly ? offered.map(({ id }) => id) : []
  return { spaceIds: ids(open), deviceIds: ids(locks), entranceIds: ids(entrances) }
}

/** Returns the doors of an access that are offered. */
export function offeredChoice(
  { places, locks, entrances }: DoorOffer,
  ids: Pick<RecreatedAccessGrant, 'space_ids' | 'device_ids' | 'acs_entrance_ids'>
): DoorChoice {
  const idsIn = (offered: readonly { readonly id: string }[], chosen: readonly string[] = []): readonly string[] =>
    chosen.filter((id) => offered.some((each) => each.id === id))
  return {
    spaceIds: idsIn(places, ids.space_ids),
    deviceIds: idsIn(locks, ids.device_ids),
    entranceIds: idsIn(entrances, ids.acs_entrance_ids)
  }
}

/** Returns which of the doors a way in opens, and which it doesn't. */
export const reachOf = (mode: WayMode, { doors }: ChosenDoors) => ({
  total: doors.length,
  without: doors.filter(({ modes }) => !modes.includes(mode))
})

/** Ways in that a form offers if the host doesn't choose. */
const USUAL_MODES: readonly WayMode[] = ['code', 'mobile_key']

/** Returns the ways in that the host offers, in the order in which they are shown. */
export const offeredModes = (listed: readonly string[] | undefined): readonly WayMode[] =>
  listed ? WAY_MODES.filter((mode) => listed.includes(mode)) : USUAL_MODES

/** Returns the ways in that at least one of the doors takes. While doors are unknown or not chosen, any may work. */
export const possibleModes = (offered: readonly WayMode[], { doors, areKnown }: ChosenDoors): readonly WayMode[] =>
  offered.filter((mode) => !areKnown || doors.length === 0 || doors.some(({ modes }) => modes.includes(mode)))

/** Returns the ways in that are chosen until the user does: a PIN if possible, else the first. */
export function proposedModes(possible: readonly WayMode[]): readonly WayMode[] {
  const [first] = possible
  if (possible.includes('code')) return ['code']
  return first === undefined ? [] : [first]
}
