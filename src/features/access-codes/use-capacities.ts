import { useMemo } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { SessionState } from '../../core/store/session-state.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { allLocksCodeListQuery } from './data/all-locks-code-queries.js'
import { accessCodeListQuery } from './data/code-list-query.js'
import { unmanagedAccessCodesQuery } from './data/unmanaged-code-query.js'
import { type Capacity, capacityOf } from './rules/limits/capacity.js'

interface LockCapacity {
  readonly device: Device
  readonly capacity: Capacity
  /** `true` if the codes that were set at the lock are counted. */
  readonly isExact: boolean
}

/** Returns the capacity of a lock, or `undefined` if it reports none or its codes are not read yet. */
function lockCapacity(
  device: Device,
  { queries, shown }: Pick<SessionState, 'queries' | 'shown'>
): LockCapacity | undefined {
  const { device_id: id } = device
  const lists = [accessCodeListQuery(id), allLocksCodeListQuery(id)].map(({ key }) => queries.get(key))
  const list = lists.find((each) => each?.isComplete)
  if (!list?.ids) return undefined
  const codes = list.ids.flatMap((codeId) => shown.accessCodes.get(codeId)?.resource ?? [])
  const unmanaged = queries.get(unmanagedAccessCodesQuery(id).key)
  const isExact = unmanaged?.isComplete === true && unmanaged.error === undefined
  const unmanagedIds = (isExact && unmanaged.ids) || []
  const atLock = unmanagedIds.filter(
    (codeId) => shown.unmanagedAccessCodes.get(codeId)?.resource && !shown.accessCodes.get(codeId)?.resource
  )
  const capacity = capacityOf(device, codes, atLock.length)
  return capacity && { device, capacity, isExact }
}

/** Returns the capacities of the locks whose codes the session has read. Requests nothing. */
export function useCapacities(devices: readonly Device[]): readonly LockCapacity[] {
  const queries = useSessionState((state) => state.queries)
  const shown = useSessionState((state) => state.shown)
  return useMemo(
    () => devices.flatMap((device) => lockCapacity(device, { queries, shown }) ?? []),
    [devices, queries, shown]
  )
}
