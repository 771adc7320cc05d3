import { useMemo } from 'react'
import { isApiError } from '../../../client/index.js'
import { useFollowMany } from '../../../element/hooks/use-follow-many.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { deviceKind } from '../../device/rules/device.js'
import type { LockCode } from '../rules/house-codes.js'
import type { Device } from '../../../core/resources/resources.js'
import { houseCodeListQuery } from '../data/house-code-queries.js'
import type { SessionState } from '../../../core/session/session-state.js'
import { useSettlingQueries } from './use-settling-queries.js'

/** How many locks are asked for at once. */
const AT_ONCE = 6
/** All that is settling is read at once. */
const ALL = Infinity

/** The codes of all locks, as far as they are known. */
export interface HouseCodes {
  readonly codes: readonly LockCode[]
  /** How many locks have answered, and how many could not. */
  readonly answered: number
  readonly failed: number
  /** How many of those that could not are those whose codes this session may not see. */
  readonly refused: number
  /** Whether any of those that could not is being asked again. */
  readonly isRetrying: boolean
  /** How many locks there are. */
  readonly count: number
  /** Whether every lock has answered, or could not. */
  readonly isSettled: boolean
  /** Asks those again that could not answer. */
  retry(): void
}

/** A lock, and the key of the query that reads its codes. */
interface AskedLock {
  readonly lock: Device
  readonly key: string
}

const asked = (lock: Device): AskedLock => ({ lock, key: houseCodeListQuery(lock.device_id).key })

function codesOf(
  locks: readonly AskedLock[],
  queries: SessionState['queries'],
  table: SessionState['shown']['accessCodes']
): readonly LockCode[] {
  return locks.flatMap(({ lock, key }) => {
    const ids = queries.get(key)?.ids ?? []
    const codes = ids.flatMap((id) => table.get(id)?.resource ?? [])
    return codes.map((code) => ({ code, lock }))
  })
}

/** Reads the codes of locks, some at a time; a lock that does not answer keeps none from being read. */
export function useHouseCodes(devices: readonly Device[]): HouseCodes {
  const locks = useMemo(() => devices.filter((device) => deviceKind(device) === 'lock').map(asked), [devices])
  const queries = useSessionState((state) => state.queries)
  const table = useSessionState(({ shown }) => shown.accessCodes)
  const statuses = locks.map(({ key }) => queries.get(key))
  const answered = statuses.filter((status) => status?.isComplete).length
  const failed = statuses.filter((status) => status?.error !== undefined).length
  const refused = statuses.filter((status) => isApiError(status?.error) && status.error.statusCode === 403).length
  const isRetrying = statuses.some((status) => status?.error !== undefined && status.isFetching)
  // oxlint-disable-next-line react/preserve-manual-memoization -- Neither map is ever changed in place.
  const codes = useMemo(() => codesOf(locks, queries, table), [locks, queries, table])
  const settled = statuses.filter((status) => status?.isComplete || status?.error !== undefined).length
  const count = locks.length
  const reads = useMemo(() => locks.map(({ lock }) => houseCodeListQuery(lock.device_id, count)), [locks, count])
  const retry = useFollowMany(reads, AT_ONCE)
  useFollowMany(useSettlingQueries(codes), ALL)
  return { codes, answered, failed, refused, isRetrying, count, isSettled: settled === count, retry }
}
