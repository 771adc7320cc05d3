import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import type { ACTIVITY } from '../../../messages/activity/en.js'
import type { Messages } from '../../../messages/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import { catalogEvent } from './event-catalog.js'

type Texts = TextsOf<typeof ACTIVITY>

/** Returns the text with this name, if any. */
const named = (texts: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(texts, name) ? texts[name] : undefined

/** Describes who locked or unlocked a lock, or how, as in "by hand". @param codeName name of the access code, if known */
export const howText = (method: unknown, codeName: string | undefined, texts: Texts): string | undefined =>
  codeName === undefined ? named(texts.how, method) : texts.by(codeName)

/** Converts an unknown type to words: `lock.melted_down` becomes "Lock melted down". */
function readableType(type: unknown): string | undefined {
  const text = parseString(type)
    ?.replaceAll(/[._\s]+/g, ' ')
    .trim()
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}

/** Describes an event. @param codeName name of the access code that was used, if known */
export function eventSentence(event: PlatformEvent, codeName: string | undefined, texts: Texts): string {
  const { sentences, locked, unlocked, denied, battery } = texts
  const entry = catalogEvent(event.event_type)
  if (!entry) return readableType(event.event_type) ?? texts.unknown
  switch (entry.text) {
    case 'locked':
      return codeName === undefined ? (named(locked, event.method) ?? sentences.locked) : texts.lockedBy(codeName)
    case 'unlocked':
      return codeName === undefined ? (named(unlocked, event.method) ?? sentences.unlocked) : texts.unlockedBy(codeName)
    case 'denied':
      return named(denied, event.reason?.reason_code) ?? sentences.denied
    case 'batteryChanged':
      return named(battery, event.battery_status) ?? sentences.batteryChanged
    case 'presetOn':
      return parseString(event.thermostat_schedule_id) ? texts.presetBySchedule : sentences.presetOn
    case 'adjusted':
      return event.method === 'seam' ? texts.adjustedHere : sentences.adjusted
    default:
      return sentences[entry.text]
  }
}

/**
 * Returns additional facts of an event, such as its noise level. Never the digits of a code.
 * @param preset name of its climate preset
 */
export function eventFacts(
  event: PlatformEvent,
  preset: string | undefined,
  { device, noiseSensor }: Messages
): readonly string[] {
  const decibels = parseNumber(event.noise_level_decibels)
  const score = parseNumber(event.noise_level_nrs)
  const battery = parseNumber(event.battery_level)
  return [
    parseString(event.noise_threshold_name),
    decibels === undefined ? score !== undefined && noiseSensor.score(score) : noiseSensor.decibels(decibels),
    battery !== undefined && device.percent(Math.floor(battery * 100)),
    preset,
    parseString(event.device_name)
  ].filter((fact) => typeof fact === 'string')
}
