import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { NoiseThreshold, PlatformEvent } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'
import { addWallHours, toInstant, toWallTime } from '../../../core/values/wall-time.js'
import type { NoiseUnit } from './noise-level.js'
import { limitIn } from './noise-limit.js'
import type { NoiseWindow } from './noise-thresholds.js'

/** A noise event. The platform reports one for each threshold that was exceeded. */
export interface Noise {
  readonly events: readonly [PlatformEvent, ...PlatformEvent[]]
  /** In ms since the epoch, if known. */
  readonly instant: number | undefined
}

/** Noise events of a day, newest first. */
interface NoiseDay {
  /** `YYYY-MM-DD`. `undefined` for events of an unknown day. */
  readonly day: string | undefined
  readonly noises: readonly Noise[]
}

/** Merges the platform's events, newest first. Events without a time come last. */
export function readNoises(events: readonly PlatformEvent[]): readonly Noise[] {
  const noises = new Map<string, Noise>()
  for (const event of parseList(events)) {
    if (typeof event !== 'object' || event === null) continue
    const instant = parseInstant(event.occurred_at) ?? parseInstant(event.created_at)
    const level = parseNumber(event.noise_level_decibels) ?? parseNumber(event.noise_level_nrs)
    // Events of the same level at the same instant are one noise that exceeded several thresholds.
    const key = instant === undefined ? `${event.event_id}` : `${instant} ${level}`
    const [first, ...rest] = noises.get(key)?.events ?? []
    noises.set(key, { events: first ? [first, ...rest, event] : [event], instant })
  }
  return [...noises.values()].sort((a, b) => (b.instant ?? -8.64e15) - (a.instant ?? -8.64e15))
}

/** Groups noise events by day in a time zone. Keeps their order. */
export function noiseDays(noises: readonly Noise[], zone: string): readonly NoiseDay[] {
  const days = new Map<string | undefined, Noise[]>()
  for (const noise of noises) {
    const day = noise.instant === undefined ? undefined : toWallTime(noise.instant, zone).slice(0, 'YYYY-MM-DD'.length)
    const known = days.get(day)
    if (known) known.push(noise)
    else days.set(day, [noise])
  }
  return [...days].map(([day, own]) => ({ day, noises: own }))
}

const noisesWithin = (span: number, noises: readonly Noise[], now: number): readonly Noise[] =>
  noises.filter(({ instant = NaN }) => instant > now - span && instant < now + millisecondsInMinute)

/** Returns the events of the 24 hours before `now` (rounded to the minute). */
export const noisesOfLastDay = (noises: readonly Noise[], now: number): readonly Noise[] =>
  noisesWithin(millisecondsInDay, noises, now)

/** Returns the events of the hour before `now` (rounded to the minute). */
export const noisesOfLastHour = (noises: readonly Noise[], now: number): readonly Noise[] =>
  noisesWithin(millisecondsInHour, noises, now)

/** Returns the threshold of an event, which may only contain its name. */
function thresholdOf(event: PlatformEvent, windows: readonly NoiseWindow[]): NoiseThreshold | undefined {
  const id = parseString(event.noise_threshold_id)
  const name = parseString(event.noise_threshold_name)
  const isIt = ({ threshold }: NoiseWindow): boolean =>
    id === undefined ? name !== undefined && threshold.name === name : threshold.noise_threshold_id === id
  return windows.find(isIt)?.threshold
}

/** Returns the names of the exceeded thresholds, if known. */
export function exceededNames({ events }: Noise, windows: readonly NoiseWindow[]): readonly string[] {
  const names = events.flatMap(
    (event) => parseString(event.noise_threshold_name) ?? parseString(thresholdOf(event, windows)?.name) ?? []
  )
  return [...new Set(names)]
}

/** Returns the lowest limit that was exceeded, if known. */
export function allowedFor({ events }: Noise, windows: readonly NoiseWindow[], unit: NoiseUnit): number | undefined {
  const allowed = events.flatMap((event) => limitIn(unit, thresholdOf(event, windows)) ?? [])
  return parseNumber(Math.min(...allowed))
}

/** Returns by how many dB the lowest limit was exceeded, if known. */
export function noiseExcess(noise: Noise, windows: readonly NoiseWindow[]): number | undefined {
  const allowed = allowedFor(noise, windows, 'decibels')
  const [{ noise_level_decibels: level }] = noise.events
  return parseNumber((parseNumber(level) ?? NaN) - (allowed ?? NaN))
}

/** Scales the excess to 0 (at the limit) to 1 (20 dB above). Unknown values are in between. */
export const noiseStrength = (excess = 6): number => Math.max(0, Math.min(1, excess / 20))

const HOURS = [0, 6, 12, 18]

/** An hour of the day and its instant in ms since the epoch. */
interface PastHour {
  readonly hour: number
  readonly instant: number
}

/** Returns when it was 0, 6, 12 and 18 o'clock in a time zone within the 24 hours before an instant. */
export function hoursOfLastDay(zone: string, now: number): readonly PastHour[] {
  const today = toWallTime(now, zone)
  return [addWallHours(today, -24), today].flatMap((wall) => {
    const day = wall.slice(0, 'YYYY-MM-DD'.length)
    return HOURS.flatMap((hour) => {
      const { instant = NaN } = toInstant(`${day}T${String(hour).padStart(2, '0')}:00`, zone) ?? {}
      return instant > now - millisecondsInDay && instant <= now ? { hour, instant } : []
    })
  })
}
