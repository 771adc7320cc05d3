import { useMemo, useState } from 'react'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import { lockUses } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useQueries } from '../../../element/hooks/use-queries.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { locksPerCall, lockUsesQuery } from '../data/lock-uses-query.js'
import { useLockChanges } from './use-lock-changes.js'

/** Returns the locks in the order in which they were first listed, because calls are identified by their locks. */
function useFirstOrder(locks: readonly Device[]): readonly Device[] {
  const [places] = useState(() => new Map(locks.map(({ device_id }, place) => [device_id, place])))
  return useMemo(() => {
    const placeOf = ({ device_id }: Device): number => places.get(device_id) ?? places.size
    return locks.toSorted((a, b) => placeOf(a) - placeOf(b))
  }, [places, locks])
}

/**
 * Reads the uses at many locks, the first ones first.
 *
 * @returns a function that returns the uses at a lock. `undefined` while they are unread or could not be read
 */
export function useUsesAtLocks(devices: readonly Device[]): (deviceId: string) => LockUses | undefined {
  const { session } = useElement()
  const locks = useFirstOrder(devices)
  const idsKey = locks.map(({ device_id }) => device_id).join()
  const calls = useMemo(
    () =>
      locksPerCall(idsKey === '' ? [] : idsKey.split(',')).map((ids) => ({ ids, query: lockUsesQuery(session, ids) })),
    [session, idsKey]
  )
  useQueries(useMemo(() => calls.map(({ query }) => query), [calls]))
  useLockChanges(
    useMemo(() => {
      const byId = new Map(locks.map((lock) => [lock.device_id, lock]))
      return calls.map(({ ids, query }) => ({ query, locks: ids.flatMap((id) => byId.get(id) ?? []) }))
    }, [calls, locks])
  )
  const logs = useSessionState(({ shown }) => lockUses.select(shown))
  const snapshots = useSessionState(({ queries }) => queries)
  const readKey = calls
    .filter(({ query: { key } }) => snapshots.get(key)?.isComplete && snapshots.get(key)?.error === undefined)
    .flatMap(({ ids }) => ids)
    .join()
  return useMemo(() => {
    const read = new Set(readKey.split(','))
    return (deviceId) => (read.has(deviceId) ? logs.get(deviceId)?.resource : undefined)
  }, [logs, readKey])
}
