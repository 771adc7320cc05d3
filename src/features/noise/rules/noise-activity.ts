import type { NoiseThreshold, PlatformEvent } from '../../../core/resources/resources.js'
import type { NoiseUnit } from './noise-limit.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'
import { toWallTime } from '../../../core/values/wall-time.js'

/** A noise: what the platform told of it, once for each threshold that it went beyond. */
export interface Noise {
  readonly events: readonly [PlatformEvent, ...PlatformEvent[]]
  /** When it was, in ms since 1970, if that is known. */
  readonly instant: number | undefined
}

/** The noises of a day, the newest first. */
export interface NoiseDay {
  /** `YYYY-MM-DD`, or nothing for those noises whose day is not known. */
  readonly day: string | undefined
  readonly noises: readonly Noise[]
}

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000

/** The noises at a sensor, the newest first; those of which nobody knows when they were come last. */
export function readNoises(events: readonly PlatformEvent[]): readonly Noise[] {
  const noises = new Map<string, Noise>()
  for (const event of parseList(events)) {
    if (typeof event !== 'object' || event === null) continue
    const instant = parseInstant(event.occurred_at) ?? parseInstant(event.created_at)
    const level = parseNumber(event.noise_level_decibels) ?? parseNumber(event.noise_level_nrs)
    // What is as loud at the same moment is one noise that went beyond several thresholds.
    const key = instant === undefined ? `${event.event_id}` : `${instant} ${level}`
    const [first, ...others] = noises.get(key)?.events ?? []
    noises.set(key, { events: first ? [first, ...others, event] : [event], instant })
  }
  return [...noises.values()].sort((a, b) => (b.instant ?? -8.64e15) - (a.instant ?? -8.64e15))
}

/** Noises by the days of a zone, in the order in which they are given. */
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
  noises.filter(({ instant = NaN }) => instant > now - span && instant < now + MINUTE)

/** Those of the 24 hours before a moment that is given to the minute. */
export const noisesOfLastDay = (noises: readonly Noise[], now: number): readonly Noise[] =>
  noisesWithin(DAY, noises, now)

/** Those of the hour before a moment that is given to the minute. */
export const noisesOfLastHour = (noises: readonly Noise[], now: number): readonly Noise[] =>
  noisesWithin(HOUR, noises, now)

/** The threshold of an event, which may give its name alone. */
function thresholdOf(event: PlatformEvent, windows: readonly NoiseWindow[]): NoiseThreshold | undefined {
  const id = parseString(event.noise_threshold_id)
  const name = parseString(event.noise_threshold_name)
  const isIt = ({ threshold }: NoiseWindow): boolean =>
    id === undefined ? name !== undefined && threshold.name === name : threshold.noise_threshold_id === id
  return windows.find(isIt)?.threshold
}

/** The names of the thresholds that a noise went beyond, as far as they have any. */
export function exceededNames({ events }: Noise, windows: readonly NoiseWindow[]): readonly string[] {
  const names = events.flatMap(
    (event) => parseString(event.noise_threshold_name) ?? parseString(thresholdOf(event, windows)?.name) ?? []
  )
  return [...new Set(names)]
}

/** The least of what the thresholds allow that a noise went beyond, as far as they are known. */
export function allowedFor({ events }: Noise, windows: readonly NoiseWindow[], unit: NoiseUnit): number | undefined {
  const allowed = events.flatMap((event) => parseNumber(thresholdOf(event, windows)?.[unit]) ?? [])
  return parseNumber(Math.min(...allowed))
}

/** By how many dB a noise went beyond the least of its thresholds, as far as they are known. */
export function noiseExcess(noise: Noise, windows: readonly NoiseWindow[]): number | undefined {
  const allowed = allowedFor(noise, windows, 'noise_threshold_decibels')
  const [{ noise_level_decibels: level }] = noise.events
  return parseNumber((parseNumber(level) ?? NaN) - (allowed ?? NaN))
}

/** From 0, no more than a threshold, to 1, 20 dB more than that; what is not known lies between. */
export const noiseStrength = (excess = 6): number => Math.max(0, Math.min(1, excess / 20))
