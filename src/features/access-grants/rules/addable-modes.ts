import type { AccessDoors, AccessMethod, Device } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import { canAddAccessCode } from '../../access-codes/rules/access-code-status.js'
import { WAY_MODES, type WayMode, wayMode } from './access-grant.js'
import { ENTRANCE_FIELDS } from './grant-doors.js'

/** Returns the ways in that an access does not have, and that at least one of its known doors takes. */
export function addableModes(
  methods: readonly AccessMethod[],
  locks: readonly Device[],
  doors: AccessDoors | undefined
): readonly WayMode[] {
  const entrances = parseList(doors?.acs_entrances)
  const isTaken = (mode: WayMode): boolean =>
    (mode === 'code' && locks.some(canAddAccessCode)) ||
    entrances.some((entrance) => entrance?.[ENTRANCE_FIELDS[mode]] === true)
  return WAY_MODES.filter((mode) => isTaken(mode) && !methods.some((method) => wayMode(method) === mode))
}
