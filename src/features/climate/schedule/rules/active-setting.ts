import { holdsAt, type ScheduleException } from './schedule-exceptions.js'
import type { ProgramStart } from './program-starts.js'

/** What a thermostat is planned to be set to, and by what. */
export interface ScheduledSetting {
  /** The key of the preset. */
  readonly preset: string
  readonly by: 'exception' | 'week' | 'fallback'
}

/** What is in force, until when in ms since 1970, and what follows. */
export interface ActiveSetting {
  /** Nothing where nothing is planned for now. */
  readonly now: ScheduledSetting | undefined
  /** Nothing where it does not end within 8 days, or for good. */
  readonly until: number | undefined
  /** Nothing where it is not known. */
  readonly next: ScheduledSetting | undefined
}

/** All that is planned for a thermostat. */
export interface ScheduleTimeline {
  readonly exceptions: readonly ScheduleException[]
  /** In order. */
  readonly starts: readonly ProgramStart[]
  /** The key of the preset that is turned on when an exception ends and no week goes on. */
  readonly fallback: string | undefined
}

/** The exception that is in force at a moment: of several, the one that began last. */
export const activeException = (
  exceptions: readonly ScheduleException[],
  moment: number
): (ScheduleException & { readonly preset: string }) | undefined =>
  exceptions.filter(hasPreset).findLast((exception) => holdsAt(exception, moment))

const hasPreset = (exception: ScheduleException): exception is ScheduleException & { readonly preset: string } =>
  exception.preset !== undefined

/** What is planned for a moment: by an exception, else what the week has come to. */
function plannedAt(
  { exceptions, starts, fallback }: ScheduleTimeline,
  moment: number,
  now: number
): ScheduledSetting | undefined {
  const held = activeException(exceptions, moment)
  if (held) return { preset: held.preset, by: 'exception' }
  const week = starts.findLast(({ at }) => at <= moment)
  if (week) return { preset: week.preset, by: 'week' }
  const hasEnded = exceptions.some(({ end }) => end !== undefined && now < end && end <= moment)
  return fallback !== undefined && hasEnded ? { preset: fallback, by: 'fallback' } : undefined
}

/** When something may change after a moment, in order. */
function changesAfter({ exceptions, starts }: ScheduleTimeline, moment: number): readonly number[] {
  const times = [...exceptions.flatMap(({ start, end }) => [start, end]), ...starts.map(({ at }) => at)]
  const later = times.filter((time) => time !== undefined).filter((time) => time > moment)
  return [...new Set(later)].toSorted((a, b) => a - b)
}

/** What is in force at a moment, and what comes after it: a change from a preset to the same one is none. */
export function activeSettingAt(plan: ScheduleTimeline, moment: number): ActiveSetting {
  const now = plannedAt(plan, moment, moment)
  for (const time of changesAfter(plan, moment)) {
    const next = plannedAt(plan, time, moment)
    if (next?.preset !== now?.preset) return { now, until: time, next }
  }
  return { now, until: undefined, next: undefined }
}
