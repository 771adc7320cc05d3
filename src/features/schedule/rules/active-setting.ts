import type { ProgramStart } from './program-starts.js'
import { holdsAt, type ScheduleException } from './schedule-exceptions.js'

/** Scheduled preset of a thermostat, and its source. */
interface ScheduledSetting {
  /** Key of the preset. */
  readonly preset: string
  readonly by: 'exception' | 'week' | 'fallback'
}

/** Scheduled preset at a moment, its end in ms since the epoch, and the next preset. */
export interface ActiveSetting {
  /** `undefined` if nothing is scheduled. */
  readonly now: ScheduledSetting | undefined
  /** `undefined` if it has no end within the next 8 days. */
  readonly until: number | undefined
  /** `undefined` if unknown. */
  readonly next: ScheduledSetting | undefined
}

export interface ScheduleTimeline {
  readonly exceptions: readonly ScheduleException[]
  /** Sorted by time. */
  readonly starts: readonly ProgramStart[]
  /** Key of the preset that is turned on when an exception ends and no weekly program applies. */
  readonly fallback: string | undefined
}

/** Returns the exception that applies at a moment. If several overlap, the one that started last applies. */
export const activeException = (
  exceptions: readonly ScheduleException[],
  moment: number
): (ScheduleException & { readonly preset: string }) | undefined =>
  exceptions.filter(hasPreset).findLast((exception) => holdsAt(exception, moment))

const hasPreset = (exception: ScheduleException): exception is ScheduleException & { readonly preset: string } =>
  exception.preset !== undefined

/** Returns the scheduled preset at a moment. Exceptions take precedence over the week. */
function plannedAt(
  { exceptions, starts, fallback }: ScheduleTimeline,
  moment: number,
  now: number
): ScheduledSetting | undefined {
  const exception = activeException(exceptions, moment)
  if (exception) return { preset: exception.preset, by: 'exception' }
  const week = starts.findLast(({ at }) => at <= moment)
  if (week) return { preset: week.preset, by: 'week' }
  const hasEnded = exceptions.some(({ end }) => end !== undefined && now < end && end <= moment)
  return fallback !== undefined && hasEnded ? { preset: fallback, by: 'fallback' } : undefined
}

/** Returns the sorted moments after `moment` at which the scheduled preset may change. */
function changesAfter({ exceptions, starts }: ScheduleTimeline, moment: number): readonly number[] {
  const times = [...exceptions.flatMap(({ start, end }) => [start, end]), ...starts.map(({ at }) => at)]
  const upcoming = times.filter((time) => time !== undefined).filter((time) => time > moment)
  return [...new Set(upcoming)].toSorted((a, b) => a - b)
}

/** Returns the scheduled preset at a moment, and the next different preset. */
export function activeSettingAt(plan: ScheduleTimeline, moment: number): ActiveSetting {
  const now = plannedAt(plan, moment, moment)
  for (const time of changesAfter(plan, moment)) {
    const next = plannedAt(plan, time, moment)
    if (next?.preset !== now?.preset) return { now, until: time, next }
  }
  return { now, until: undefined, next: undefined }
}
