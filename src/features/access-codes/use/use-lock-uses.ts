import { useMemo } from 'react'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import type { Device } from '../../../core/resources/resources.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import { lockUsesQuery } from '../data/lock-uses-query.js'
import { useLockChanges } from './use-lock-changes.js'

interface ReadUses {
  /** Returns the uses at a lock, if they are known. */
  readonly logOf: (deviceId: string) => LockUses | undefined
  readonly status: QueryStatus
}

/**
 * Reads the uses of the access codes of locks with one call. Refetched every minute and when the state of a lock changes.
 *
 * @param deviceIds at most 100 locks
 * @param devices the locks that could be loaded. Must be stable
 */
export function useLockUses(deviceIds: readonly string[], devices: readonly Device[]): ReadUses {
  const { session } = useElement()
  const idsKey = deviceIds.join()
  const query = useMemo(() => {
    const [first = '', ...rest] = idsKey.split(',')
    return lockUsesQuery(session, [first, ...rest])
  }, [session, idsKey])
  const { resources, status } = useResources(query)
  useLockChanges(useMemo(() => [{ query, locks: devices }], [query, devices]))
  return { logOf: (deviceId) => resources.find((uses) => uses.device_id === deviceId), status }
}
