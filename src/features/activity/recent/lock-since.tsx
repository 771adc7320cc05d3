import { millisecondsInMinute } from 'date-fns/constants'
import { useMemo, useState } from 'react'
import { monotonicTime } from '../../../core/environment/monotonic-time.js'
import { accessCodes, events } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { agoText } from '../../../element/hooks/ago-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { isLocked } from '../../device/rules/device-status.js'
import { type ActivityNames, NO_NAMES } from '../activity-texts.js'
import { recentEventsQuery } from '../data/activity-queries.js'
import { howText } from '../rules/event-sentence.js'
import { readOccurrence } from '../rules/occurrence.js'
import { newestStateEvent, type StateEvent } from '../rules/state-event.js'

/**
 * Returns the event that gave a lock its current state, from the recent activity, without a request. `undefined` if the
 * event of an earlier change may still be missing.
 */
function useStateEvent(device: Device): StateEvent | undefined {
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

interface Props {
  readonly device: Device
  readonly names?: ActivityNames
}

/** How and when a lock got its current state, if the recent activity shows it. */
export function LockSince({ device, names = NO_NAMES }: Props) {
  const { locale } = useElement()
  const texts = useTexts(ACTIVITY)
  const codes = useSessionState(({ shown }) => accessCodes.select(shown))
  const found = useStateEvent(device)
  const now = useNow()
  // The current time is rounded down to the minute.
  if (!found || found.instant > now + millisecondsInMinute) return null
  const { event, instant, method } = found
  const code = codes.get(readOccurrence(event).codeId ?? '')?.resource
  const name = code && names.code?.(code, device)
  const how = howText(method, name, texts)
  const ago = agoText(instant, locale) ?? ''
  const text = how === undefined ? ago : texts.since(how, ago)
  return (
    <p className="since" title={text}>
      <span className="clamp">{text}</span>
      <span>{ago}</span>
    </p>
  )
}
