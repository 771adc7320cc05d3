import type { AccessDoors, AccessMethod, Device } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import { WAY_MODES, type WayMode, wayMode } from './access-grant.js'
import { ENTRANCE_FIELDS } from './grant-doors.js'

type Programmable = Pick<Device, 'can_program_online_access_codes' | 'properties'>

/** `true` for a lock on which the platform can set a PIN. */
const isProgrammable = ({ can_program_online_access_codes: canProgram, properties }: Programmable): boolean =>
  canProgram === true || properties?.online_access_codes_enabled === true

/**
 * Returns the ways in that an access does not have, and that at least one of its known doors takes.
 *
 * @param locks locks with an access code, or without a way in
 * @param doors doors of the ways in, and of the places
 */
export function addableModes(
  methods: readonly AccessMethod[],
  locks: readonly Device[],
  doors: readonly (AccessDoors | undefined)[]
): readonly WayMode[] {
  const entrances = doors.flatMap((each) => parseList(each?.acs_entrances))
  const devices = [...locks, ...doors.flatMap((each) => parseList(each?.devices))]
  const isTaken = (mode: WayMode): boolean =>
    (mode === 'code' && devices.some((device) => device && isProgrammable(device))) ||
    entrances.some((entrance) => entrance?.[ENTRANCE_FIELDS[mode]] === true)
  return WAY_MODES.filter((mode) => isTaken(mode) && !methods.some((method) => wayMode(method) === mode))
}
