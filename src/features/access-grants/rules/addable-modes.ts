import type { Table } from '../../../core/resources/resource-kind.js'
import type { AccessDoors, AccessGrant, AccessMethod, Device } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import { WAY_MODES, type WayMode, wayMode } from './access-grant.js'
import { ENTRANCE_FIELDS } from './grant-doors.js'

/** Returns the known locks or entrances of places. */
export const inPlaces = <Door extends { readonly space_ids?: readonly unknown[] | null | undefined }>(
  table: Table<Door>,
  spaceIds: readonly string[]
): readonly Door[] =>
  spaceIds.length === 0
    ? []
    : [...table.values()].flatMap(({ resource }) =>
        resource && parseList(resource.space_ids).some((id) => spaceIds.some((each) => each === id)) ? resource : []
      )

type Programmable = Pick<Device, 'can_program_online_access_codes' | 'properties'>

/** `true` for a lock on which the platform can set a PIN. */
const isProgrammable = ({ can_program_online_access_codes: canProgram, properties }: Programmable): boolean =>
  canProgram === true || properties?.online_access_codes_enabled === true

type Requests = Pick<AccessGrant, 'requested_access_methods' | 'errors'>

/** `true` if a way in was requested that the platform has neither made nor reported as impossible. */
export const isRequested = ({ requested_access_methods, errors }: Requests, mode: WayMode): boolean =>
  !parseList(errors).some((error) => error?.error_code === 'cannot_create_requested_access_methods') &&
  parseList(requested_access_methods).some(
    (each) => each?.mode === mode && each.created_access_method_ids?.length === 0
  )

/**
 * Returns the ways in that can be added: the access neither has nor awaits them, and at least one of its doors takes them.
 * A way in that was made before has such a door, even if this door is unknown now.
 *
 * @param locks locks with an access code, or without a way in
 * @param doors doors of the ways in, and known ones of the places
 */
export function addableModes(
  grant: Requests,
  methods: readonly AccessMethod[],
  locks: readonly Device[],
  doors: readonly (AccessDoors | undefined)[]
): readonly WayMode[] {
  const entrances = doors.flatMap((each) => parseList(each?.acs_entrances))
  const devices = [...locks, ...doors.flatMap((each) => parseList(each?.devices))]
  const requested = parseList(grant.requested_access_methods)
  const isTaken = (mode: WayMode): boolean =>
    requested.some((each) => each?.mode === mode && parseList(each.created_access_method_ids).length > 0) ||
    (mode === 'code' && devices.some((device) => device && isProgrammable(device))) ||
    entrances.some((entrance) => entrance?.[ENTRANCE_FIELDS[mode]] === true)
  const isThere = (mode: WayMode): boolean => methods.some((method) => wayMode(method) === mode)
  return WAY_MODES.filter((mode) => isTaken(mode) && !isThere(mode) && !isRequested(grant, mode))
}
