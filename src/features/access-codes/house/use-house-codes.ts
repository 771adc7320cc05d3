import { useMemo } from 'react'
import { type ManyReads, manyReads } from '../../../core/queries/many-reads.js'
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
export interface HouseCodes extends ManyReads {
  readonly codes: readonly LockCode[]
  /** How many locks there are. */
  readonly count: number
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
  // oxlint-disable-next-line react/preserve-manual-memoization -- Neither map is ever changed in place.
  const codes = useMemo(() => codesOf(locks, queries, table), [locks, queries, table])
  const count = locks.length
  const reads = useMemo(() => locks.map(({ lock }) => houseCodeListQuery(lock.device_id, count)), [locks, count])
  const retry = useFollowMany(reads, AT_ONCE)
  useFollowMany(useSettlingQueries(codes), ALL)
  return { ...manyReads(locks.map(({ key }) => queries.get(key))), codes, count, retry }
}
