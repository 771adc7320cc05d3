import type { CodeUse } from '../../../../core/resources/lock-uses.js'
import type { PlatformEvent } from '../../../../core/resources/resources.js'
import { parseString } from '../../../../core/values/value.js'
import { readOccurrence } from '../../../activity/rules/occurrence.js'

/** Types of the events that are read, for the request. */
export const USE_EVENTS = ['lock.unlocked', 'lock.access_denied'] as const

/** Returns the use that an event reports. `undefined` for other types, and without an access code or a time. */
export function readUse(event: PlatformEvent): CodeUse | undefined {
  const [used, denied] = USE_EVENTS
  const { event_type: type, event_id: eventId, reason } = event
  const { codeId, deviceId, instant } = readOccurrence(event)
  if ((type !== used && type !== denied) || codeId === undefined || instant === undefined) return undefined
  const isDenied = type === denied
  const hasLock = deviceId !== undefined
  return {
    eventId,
    codeId,
    hasLock,
    instant,
    isDenied,
    reason: isDenied ? parseString(reason?.reason_code) : undefined
  }
}
