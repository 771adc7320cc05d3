import type { AccessDoors } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { endOf, type GrantFacts, WAY_MODES, type WayMode, wayMode } from './access-grant.js'

/** Effects of the removal of an access. */
export interface RemovalEffects {
  /** The kinds of ways in that stop working. */
  readonly stopped: readonly WayMode[]
  /** Ids of the locks on which the PIN stops working, and names of the entrances. */
  readonly lockIds: readonly string[]
  readonly entranceNames: readonly string[]
  /** Ids of the locks whose code can't be taken back. */
  readonly irrevocableLockIds: readonly string[]
}

/** Returns what removing an access does. An access that has ended has no ways in that work. @param now In ms since 1970. */
export function removalEffects(
  { grant, methods = [], codes = [] }: GrantFacts,
  doors: AccessDoors | undefined,
  now: number
): RemovalEffects {
  if (endOf(grant) <= now) return { stopped: [], lockIds: [], entranceNames: [], irrevocableLockIds: [] }
  const idsWhere = (isOffline: boolean): string[] =>
    codes.flatMap(({ device_id, is_offline_access_code }) =>
      (is_offline_access_code === true) === isOffline ? (parseString(device_id) ?? []) : []
    )
  const [lockIds, irrevocableLockIds] = [idsWhere(false), idsWhere(true)]
  const entranceNames = parseList(doors?.acs_entrances).flatMap((entrance) =>
    entrance?.can_unlock_with_code === true ? (parseString(entrance.display_name) ?? []) : []
  )
  // A PIN that only offline locks have goes on working.
  const isPinStopped = irrevocableLockIds.length === 0 || lockIds.length + entranceNames.length > 0
  const stopped = WAY_MODES.filter(
    (mode) => methods.some((method) => wayMode(method) === mode) && (mode !== 'code' || isPinStopped)
  )
  return { stopped, lockIds, entranceNames, irrevocableLockIds }
}
