import type { AccessCode, Device } from '../../core/resources/resources.js'
import { deviceZone, zoneLabel } from '../../core/values/time-zone.js'
import { parseString } from '../../core/values/value.js'
import type { ACTIVITY } from '../../messages/activity/en.js'
import type { Messages } from '../../messages/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { deviceName } from '../device/rules/device.js'
import type { ActivityRow } from './rules/activity-rows.js'
import { eventFacts, eventSentence, howText } from './rules/event-sentence.js'
import { isLockPair } from './rules/lock-pairs.js'
import type { Occurrence } from './rules/occurrence.js'
import type { ActivityTimes } from './use-activity-times.js'

/** Names that other features provide. */
export interface ActivityNames {
  /** Name of an access code, if it may be shown. */
  code?(code: AccessCode, device: Device | undefined): string | undefined
  /** Name of a climate preset of the device. */
  preset?(key: string, device: Device): string | undefined
}

export const NO_NAMES: ActivityNames = {}

export interface ActivityTexts {
  /** Name of the device, unless all rows are of the same one. */
  place(row: Pick<ActivityRow, 'occurrences'>): string | undefined
  sentence(row: ActivityRow): string
  /** Name of the access code of an event, if it may be shown. */
  codeName(occurrence: Occurrence): string | undefined
  /** Describes one of the events of a row. */
  step(occurrence: Occurrence): string
  /** Additional facts, such as the name of an access code. */
  facts(row: ActivityRow): readonly string[]
  /** `undefined` if the time is unknown. */
  time(row: ActivityRow): string | undefined
  /** Date, time and time zone at the device, if it is in another time zone. */
  timeThere(row: ActivityRow): string | undefined
  readonly times: ActivityTimes
}

/** Context of the texts of events. */
interface TextContext {
  readonly messages: Messages
  readonly texts: TextsOf<typeof ACTIVITY>
  readonly times: ActivityTimes
  readonly names: ActivityNames
  readonly deviceOf: (id: string | undefined) => Device | undefined
  readonly codeOf: (id: string | undefined) => AccessCode | undefined
  /** Time zone of the user. */
  readonly zone: string
  /** `true` if all devices are known. */
  readonly areDevicesRead: boolean
  /** `true` if all events are of the same device, which is not named then. */
  readonly isOfOneDevice: boolean
}

/** Returns the functions that describe events. */
export function createActivityTexts(context: TextContext): ActivityTexts {
  const { messages, texts, times, names, deviceOf, codeOf, zone, areDevicesRead, isOfOneDevice } = context
  const nameOf = (codeId: string | undefined, device: Device | undefined): string | undefined => {
    const code = codeOf(codeId)
    return code && names.code?.(code, device)
  }
  const isOfLock = (type: unknown): boolean => parseString(type)?.startsWith('lock.') === true
  /** Name of the access code that was used at a lock. */
  const userOf = ({ event, deviceId, codeId }: Occurrence): string | undefined =>
    isOfLock(event.event_type) ? nameOf(codeId, deviceOf(deviceId)) : undefined
  const step = (occurrence: Occurrence): string => eventSentence(occurrence.event, userOf(occurrence), texts)
  const howOf = (occurrence: Occurrence): string | undefined =>
    howText(occurrence.event.method, userOf(occurrence), texts)
  return {
    times,
    codeName: ({ deviceId, codeId }) => nameOf(codeId, deviceOf(deviceId)),
    place({ occurrences: [{ deviceId }] }) {
      if (isOfOneDevice) return undefined
      const device = deviceOf(deviceId)
      if (device) return deviceName(device) ?? messages.device.unnamed
      // A device that is missing in a complete list was removed.
      return deviceId !== undefined && areDevicesRead ? texts.missingDevice : undefined
    },
    sentence(row) {
      const { occurrences } = row
      const [newest, oldest] = occurrences
      if (!oldest) return step(newest)
      if (!isLockPair(row)) return texts.times(step(newest), occurrences.length)
      const how = howOf(oldest)
      return how !== undefined && how === howOf(newest)
        ? texts.unlockedAndLocked(how)
        : messages.general.facts([step(oldest), step(newest)])
    },
    step,
    facts({ occurrences }) {
      const [{ event, deviceId, codeId }] = occurrences
      const device = deviceOf(deviceId)
      const key = parseString(event.climate_preset_key)
      const preset = key && ((device && names.preset?.(key, device)) ?? key)
      return [
        isOfLock(event.event_type) ? undefined : nameOf(codeId, device),
        ...eventFacts(event, preset, messages)
      ].filter((fact) => fact !== undefined)
    },
    time({ occurrences }) {
      const [newest] = occurrences
      const oldest = occurrences.at(-1)?.instant
      if (newest.instant === undefined) return undefined
      return oldest === undefined || oldest === newest.instant
        ? times.time(newest.instant, zone)
        : times.span(oldest, newest.instant, zone)
    },
    timeThere({ occurrences: [{ deviceId, instant }] }) {
      const device = deviceOf(deviceId)
      const there = device && deviceZone(device)
      return instant === undefined || there === undefined || there === zone
        ? undefined
        : messages.general.facts([times.moment(instant, there), zoneLabel(there)])
    }
  }
}
