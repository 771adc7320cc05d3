import { useMemo } from 'react'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import type { Device } from '../../../core/resources/resources.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import { lockUsesQuery } from '../data/lock-uses-query.js'
import { useLockChanges } from './use-lock-changes.js'

/**
 * Reads the uses of the access codes of a lock. Refetched every minute and when the state of the lock changes.
 *
 * @param device `undefined` if it could not be loaded
 */
export function useLockUses(
  deviceId: string,
  device: Device | undefined
): { log: LockUses | undefined; status: QueryStatus } {
  const { session } = useElement()
  const query = useMemo(() => lockUsesQuery(session, [deviceId]), [session, deviceId])
  const { resources, status } = useResources(query)
  useLockChanges(useMemo(() => [{ query, locks: device ? [device] : [] }], [query, device]))
  return { log: resources[0], status }
}
