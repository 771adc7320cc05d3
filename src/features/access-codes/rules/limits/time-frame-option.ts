import type { AccessCode, Device } from '../../../../core/resources/resources.js'
import { memoize } from '../../../../core/values/memoize.js'
import { deviceZone, isKnownZone, localZone } from '../../../../core/values/time-zone.js'
import { parseList, parseString } from '../../../../core/values/value.js'
import { properties } from '../../../device/rules/device.js'
import { isOffline } from '../access-code.js'
import { canAddAccessCode } from '../access-code-status.js'
import { type DateRule, parseDateRule } from './date-rule.js'
import { parseDuration } from './iso-duration.js'

/** Times of day, `HH:mm`, at which a code starts and ends. */
export interface TimePair {
  readonly name: string | undefined
  readonly start: string
  readonly end: string
}

/** A way to choose the times of a code. Durations are in ms. */
export interface TimeFrameOption {
  readonly min: number
  /** `Infinity` if a code can last forever. */
  readonly max: number
  readonly isMatching: boolean
  /** Empty if any time of day is accepted. */
  readonly pairs: readonly TimePair[]
  /** Days of the start. `undefined` if any day is accepted, or if only the platform can check it. */
  readonly startRule: DateRule | undefined
  readonly endRule: DateRule | undefined
  /** `true` if it limits dates in a way that only the platform can check. */
  readonly hasUncheckedDates: boolean
  readonly zone: string
}

const isMissing = (value: unknown): value is undefined | null => value === undefined || value === null

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(?=$|:00$)/

const timeOfDay = (value: unknown): string | undefined =>
  typeof value === 'string' ? TIME_OF_DAY.exec(value.trim())?.[0] : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsePair(value: unknown): TimePair | undefined {
  if (!isRecord(value)) return undefined
  const [start, end] = [timeOfDay(value.start_time), timeOfDay(value.end_time)]
  return start && end ? { name: parseString(value.display_name), start, end } : undefined
}

/** Parses the pairs. `undefined` if some were listed and none can be read. */
function parsePairs(value: unknown): readonly TimePair[] | undefined {
  if (isMissing(value)) return []
  if (!Array.isArray(value)) return undefined
  const pairs = value.map(parsePair).filter((pair) => pair !== undefined)
  return pairs.length > 0 || value.length === 0 ? pairs : undefined
}

/** Parses an option. `undefined` if it can't be read. */
function parseOption(value: unknown, deviceZone: string): TimeFrameOption | undefined {
  if (!isRecord(value)) return undefined
  const min = isMissing(value.min_duration) ? 0 : parseDuration(value.min_duration)
  const max = isMissing(value.max_duration) ? Infinity : parseDuration(value.max_duration)
  const pairs = parsePairs(value.time_pairs)
  const zone = isMissing(value.time_zone) ? deviceZone : parseString(value.time_zone)
  if (min === undefined || max === undefined || min > max || !pairs || !zone || !isKnownZone(zone)) return undefined
  const rules = [value.start_date_recurrence_rule, value.end_date_recurrence_rule]
  const [startRule, endRule] = rules.map(parseDateRule)
  const hasUncheckedDates = rules.some((rule) => !isMissing(rule) && parseDateRule(rule) === undefined)
  return {
    min,
    max,
    isMatching: value.matching_start_end_time === true,
    pairs,
    startRule,
    endRule,
    hasUncheckedDates,
    zone
  }
}

const optionsOf = (device: Device, value: unknown): readonly TimeFrameOption[] => {
  const zone = deviceZone(device) ?? localZone()
  return parseList<unknown>(Array.isArray(value) ? value : []).flatMap((each) => parseOption(each, zone) ?? [])
}

const onlineOptions = memoize((device: Device) => optionsOf(device, properties(device).online_time_frame_options))

const offlineOptions = memoize((device: Device) => optionsOf(device, properties(device).offline_time_frame_options))

/** Returns the options for the times of a code. Empty if any times are accepted. */
export function timeFrameOptions(device: Device, edited?: AccessCode): readonly TimeFrameOption[] {
  const { offline_access_codes_enabled } = properties(device)
  const takesOffline =
    offline_access_codes_enabled === true ||
    device.can_program_offline_access_codes === true ||
    device.can_program_offline_access_code === true
  const isOfflineCode = edited ? isOffline(edited) : takesOffline && !canAddAccessCode(device)
  return isOfflineCode ? offlineOptions(device) : onlineOptions(device)
}
