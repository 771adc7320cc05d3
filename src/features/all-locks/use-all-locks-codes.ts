import { useMemo } from 'react'
import { type QueriesStatus, queriesStatus } from '../../core/queries/queries-status.js'
import type { ListQuery } from '../../core/queries/query.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { useQueries } from '../../element/hooks/use-queries.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { allLocksCodeListQuery, rareCodeListQuery } from '../access-codes/data/all-locks-code-queries.js'
import { codesOfLock, type LockCode } from '../access-codes/rules/all-locks-codes.js'
import { deviceKind } from '../device/rules/device.js'

/** The codes of all locks that were read so far. */
export interface AllLocksCodes extends QueriesStatus {
  readonly codes: readonly LockCode[]
  /** The codes of each lock. A list keeps its identity until the lock or one of its codes changes. */
  readonly codeLists: readonly (readonly LockCode[])[]
  readonly count: number
  /** Refetches the locks whose codes could not be read. */
  retry(): void
}

/** A lock and the key of its code list query. */
interface LockQuery {
  readonly lock: Device
  readonly key: string
}

const withQueryKey = (lock: Device): LockQuery => ({ lock, key: allLocksCodeListQuery(lock.device_id).key })

const readOf = (deviceId: string, count: number, refetchInterval: number | undefined): ListQuery<AccessCode> =>
  refetchInterval === undefined
    ? allLocksCodeListQuery(deviceId, count)
    : rareCodeListQuery(deviceId, count, refetchInterval)

/**
 * Fetches the codes of locks with limited concurrency. A lock that does not respond does not block the others.
 *
 * @param refetchInterval Refetch interval of an observer that needs them rarely, in ms.
 */
export function useAllLocksCodes(devices: readonly Device[], refetchInterval?: number): AllLocksCodes {
  const locks = useMemo(() => devices.filter((device) => deviceKind(device) === 'lock').map(withQueryKey), [devices])
  const queries = useSessionState((state) => state.queries)
  const table = useSessionState(({ shown }) => shown.accessCodes)
  const codeLists = useMemo(
    // oxlint-disable-next-line react/preserve-manual-memoization -- Neither map is ever changed in place.
    () => locks.map(({ lock, key }) => codesOfLock(lock, queries.get(key)?.ids ?? [], table)),
    [locks, queries, table]
  )
  const codes = useMemo(() => codeLists.flat(), [codeLists])
  const count = locks.length
  const reads = useMemo(
    () => locks.map(({ lock }) => readOf(lock.device_id, count, refetchInterval)),
    [locks, count, refetchInterval]
  )
  const retry = useQueries(reads)
  return { ...queriesStatus(locks.map(({ key }) => queries.get(key))), codes, codeLists, count, retry }
}
