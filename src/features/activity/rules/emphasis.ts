import type { Device } from '../../../core/resources/resources.js'
import { isLocked } from '../../device/rules/device-status.js'
import type { ActivityRow } from './activity-rows.js'
import { type CatalogEvent, catalogEvent } from './event-catalog.js'
import { isLockedAfter } from './state-event.js'

/** Events about something that is wrong. */
const WRONG: ReadonlySet<CatalogEvent['text'] | undefined> = new Set([
  'denied',
  'lockingFailed',
  'unlockingFailed',
  'tampered',
  'offline',
  'accountDisconnected',
  'systemDisconnected',
  'tooLoud'
])

/** Returns `true` if a row is about something that is wrong. */
export const isWrong = ({ occurrences: [{ event }] }: ActivityRow): boolean =>
  WRONG.has(catalogEvent(event.event_type)?.text)

/**
 * Returns the keys of the rows that unlocked a lock which is still unlocked.
 *
 * @param rows newest first, with all events that change the state of a lock
 */
export function stillOpen(
  rows: readonly ActivityRow[],
  deviceOf: (id: string | undefined) => Device | undefined
): ReadonlySet<string> {
  const known = new Set<string | undefined>()
  const open = new Set<string>()
  for (const { key, occurrences } of rows) {
    const [{ event, deviceId }] = occurrences
    const isLockedThen = isLockedAfter(event)
    if (isLockedThen === undefined || known.has(deviceId)) continue
    known.add(deviceId)
    const device = deviceOf(deviceId)
    if (!isLockedThen && device && isLocked(device) === false) open.add(key)
  }
  return open
}
