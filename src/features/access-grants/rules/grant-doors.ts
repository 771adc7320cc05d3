import type { ErrorCode } from '../../../client/resources.js'
import type {
  AccessCode,
  AccessDoors,
  AccessGrant,
  AccessMethod,
  Device,
  Issue
} from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { isOffline } from '../../access-codes/rules/access-code.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { ownErrors } from '../../access-codes/rules/access-code-state.js'
import { isRemoving } from '../../access-codes/rules/code-transition.js'
import { startOf, wayMode } from './access-grant.js'
import { isBeingDeleted } from './access-grant-issues.js'

/**
 * State of a door in an access. `unconnected` if the lock derives the PIN itself, and `unsure` if it isn't known whether
 * the PIN works.
 */
export type DoorState =
  | 'set'
  | 'later'
  | 'unconnected'
  | 'setting'
  | 'removing'
  | 'failed'
  | 'unsure'
  | 'missing'
  | 'ready'
  | 'preparing'

/** A lock or an entrance of an access. */
export interface GrantDoor {
  readonly id: string
  /** `undefined` for an entrance until the ways in have been read. */
  readonly state: DoorState | undefined
  /** `true` if the door takes a PIN of the access. */
  readonly takesPin: boolean
  /** The access code on the lock. */
  readonly code?: AccessCode
  /** Name of an entrance. Locks are named by their device. */
  readonly name?: string | undefined
}

/** Errors of a code that isn't on its lock. */
const NOT_ON_LOCK: ReadonlySet<unknown> = new Set<ErrorCode>([
  'failed_to_set_on_device',
  'no_space_for_access_code_on_device'
])

/** Returns the state of a lock whose code has errors of its own. */
function faultyState({ status }: AccessCode, errors: readonly Issue[]): DoorState {
  // A code that could not be removed is where its status says.
  const isOnlyLeft = errors.every(({ error_code }) => error_code === 'failed_to_remove_from_device')
  if (isOnlyLeft) return status === 'set' ? 'set' : 'unsure'
  const isKnown =
    status === 'unset' || (status !== 'set' && errors.some(({ error_code }) => NOT_ON_LOCK.has(error_code)))
  return isKnown ? 'failed' : 'unsure'
}

/** @param now In ms since 1970. */
function lockState(code: AccessCode, grant: AccessGrant, filters: IssueFilters, now: number): DoorState {
  if (isRemoving(code)) return 'removing'
  const errors = ownErrors(code, filters)
  if (errors.length > 0) return isOffline(code) ? 'unsure' : faultyState(code, errors)
  if (isOffline(code)) return 'unconnected'
  if (code.status === 'set') return 'set'
  if (code.status === 'unset' && startOf(grant) > now) return 'later'
  return code.status === 'unset' || code.status === 'setting' ? 'setting' : 'unsure'
}

/** Fields of an entrance that say which ways in it takes. */
export const ENTRANCE_FIELDS = {
  code: 'can_unlock_with_code',
  card: 'can_unlock_with_card',
  mobile_key: 'can_unlock_with_mobile_key',
  cloud_key: 'can_unlock_with_cloud_key'
} as const

/**
 * Returns the doors of an access: locks with an access code, locks without a way in, then entrances. An entrance is ready
 * only if every way in that it takes is, because the platform doesn't report which of them open it.
 *
 * @param doors `undefined` if they are unknown
 * @param now In ms since 1970.
 */
export function grantDoors(
  {
    grant,
    methods,
    codes
  }: {
    readonly grant: AccessGrant
    /** `undefined` if they have not been read. */
    readonly methods: readonly AccessMethod[] | undefined
    readonly codes: readonly AccessCode[]
  },
  doors: AccessDoors | undefined,
  filters: IssueFilters,
  now: number
): readonly GrantDoor[] {
  const locks = codes.flatMap((code): GrantDoor[] => {
    const id = parseString(code.device_id)
    return id === undefined ? [] : [{ id, code, takesPin: true, state: lockState(code, grant, filters, now) }]
  })
  const missing = parseList(grant.errors)
    .flatMap((error) => parseList(error?.missing_device_ids))
    .flatMap((value): GrantDoor[] => {
      const id = parseString(value)
      return id === undefined || locks.some((lock) => lock.id === id) ? [] : [{ id, takesPin: false, state: 'missing' }]
    })
  const kept = methods?.filter((method) => !isBeingDeleted(method))
  const entrances = parseList(doors?.acs_entrances).flatMap((entrance): GrantDoor[] => {
    const id = parseString(entrance?.acs_entrance_id)
    if (!entrance || id === undefined) return []
    const taken = kept?.filter((method) => {
      const mode = wayMode(method)
      return mode !== undefined && entrance[ENTRANCE_FIELDS[mode]] === true
    })
    const isReady = taken && taken.length > 0 && taken.every(({ is_issued }) => is_issued === true)
    const state = isReady === undefined ? undefined : isReady ? 'ready' : 'preparing'
    const takesPin = entrance[ENTRANCE_FIELDS.code] === true
    return [{ id, name: parseString(entrance.display_name), takesPin, state }]
  })
  return [...locks, ...missing, ...entrances]
}

const WORKING: ReadonlySet<DoorState | undefined> = new Set<DoorState>(['set', 'later', 'unconnected', 'ready'])

/** Returns `true` if a door works now or will at the start. */
export const isWorking = ({ state }: GrantDoor): boolean => WORKING.has(state)

/** Returns `true` if a PIN opens a door or will open it. A state that is still unknown may be one of these. */
export const takesPin = (door: GrantDoor): boolean =>
  door.takesPin && (isWorking(door) || door.state === 'setting' || door.state === 'preparing' || !door.state)

/** Returns the number of doors that work, if some of them work and others don't. */
export function workingCount(doors: readonly GrantDoor[]): number | undefined {
  const count = doors.filter(isWorking).length
  return count > 0 && count < doors.length ? count : undefined
}

/** `true` for a lock that is not connected. */
export const isLockOffline = (device: Device | undefined): boolean => device?.properties?.online === false
