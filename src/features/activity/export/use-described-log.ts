import { useCallback } from 'react'
import type { AccessCode } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { type ActivityNames, createActivityTexts } from '../activity-texts.js'
import type { ExportedEvent } from '../rules/activity-csv.js'
import type { Occurrence } from '../rules/occurrence.js'
import type { ActivityState } from '../use-activity.js'
import { useActivityTimes } from '../use-activity-times.js'

/** Events as they are exported, newest first. */
export type DescribedLog = readonly ExportedEvent[]

/** Returns a function that describes events with the words of the log. Never with the digits of a code. */
export function useDescribedLog(
  { deviceOf, codes, zone, devicesStatus }: ActivityState,
  names: ActivityNames
): (occurrences: readonly Occurrence[], read: ReadonlyMap<string, AccessCode>) => DescribedLog {
  const messages = useTexts()
  const texts = useTexts(ACTIVITY)
  const times = useActivityTimes()
  const { isComplete: areDevicesRead } = devicesStatus
  return useCallback(
    (occurrences, read) => {
      const codeOf = (id = ''): AccessCode | undefined => read.get(id) ?? codes.get(id)?.resource
      const rowTexts = createActivityTexts({
        messages,
        texts,
        times,
        names,
        deviceOf,
        codeOf,
        zone,
        areDevicesRead,
        isOfOneDevice: false
      })
      return occurrences.map((occurrence) => {
        const { event, instant, deviceId, codeId } = occurrence
        return {
          instant,
          zone: displayZone(deviceOf(deviceId)),
          deviceName: rowTexts.place({ occurrences: [occurrence] }),
          eventType: parseString(event.event_type),
          description: rowTexts.step(occurrence),
          method: parseString(event.method),
          accessCodeName: rowTexts.codeName(occurrence),
          deviceId,
          accessCodeId: codeId,
          eventId: event.event_id
        }
      })
    },
    [messages, texts, times, names, deviceOf, codes, zone, areDevicesRead]
  )
}
