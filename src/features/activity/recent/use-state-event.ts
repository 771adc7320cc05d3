import { useMemo, useState } from 'react'
import { events } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { isLocked } from '../../device/rules/device-status.js'
import { recentEventsQuery } from '../data/activity-queries.js'
import { newestStateEvent, type StateEvent } from '../rules/state-event.js'
import { monotonicTime } from '../../../core/environment/monotonic-time.js'

/**
 * Returns the event that gave a lock its current state, from the recent activity, without a request. `undefined` if the
 * event of an earlier change may still be missing.
 */
export function useStateEvent(device: Device): StateEvent | undefined {
  const locked = isLocked(device)
  const { key } = recentEventsQuery(device.device_id)
  const ids = useSessionState(({ queries }) => queries.get(key)?.ids)
  const dataUpdatedAt = useSessionState(({ queries }) => queries.get(key)?.dataUpdatedAt ?? 0)
  const table = useSessionState(({ shown }) => events.select(shown))
  const [mountedAt] = useState(monotonicTime)
  // Events that were loaded before may be older than the state.
  const isFresh = dataUpdatedAt >= mountedAt
  const newest = useMemo(
    () => newestStateEvent((ids ?? []).map((id) => table.get(id)?.resource).filter((event) => event !== undefined)),
    [ids, table]
  )
  const id = newest?.event.event_id
  /** `isKnown` once the event of this state was found. `excluded` is an event that was there before this state. */
  const [state, setState] = useState({ locked, isKnown: false, excluded: '' })
  const isFound = isFresh && newest?.isLocked === locked && id !== state.excluded
  if (state.locked !== locked) {
    setState({ locked, isKnown: false, excluded: state.isKnown ? '' : (id ?? '') })
    return undefined
  }
  if (isFound && !state.isKnown) setState({ ...state, isKnown: true })
  return isFound ? newest : undefined
}
