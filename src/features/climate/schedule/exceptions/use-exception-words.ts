import { useNow } from '../../../../element/hooks/use-now.js'
import type { Device } from '../../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../../core/values/value.js'
import { holdsAt, isOver, type ScheduleException } from '../rules/schedule-exceptions.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { usePresetName } from '../use-preset-name.js'
import { useScheduleTimes } from '../use-schedule-times.js'

/** An exception in words. */
export interface ExceptionWords {
  /** Nothing where it has none. */
  readonly name: string | undefined
  readonly preset: string
  /** From when to when it holds. */
  readonly times: string
  /** Whether it holds now, or is over; nothing where it is to come. */
  readonly state: string | undefined
  /** Whether people may set the thermostat otherwise meanwhile, and for how long; nothing where they may not. */
  readonly override: string | undefined
  /** What it is called where it stands for itself. */
  readonly title: string
}

/** How the exceptions of a thermostat are put into words; what cannot be read of one is said to be unknown. */
export function useExceptionWords(device: Device, zone: string): (exception: ScheduleException) => ExceptionWords {
  const { schedule: all } = useScheduleMessages()
  const texts = all.exceptions
  const nameOf = usePresetName(device)
  const times = useScheduleTimes(zone)
  const now = useNow()

  function timesOf({ start, end, schedule }: ScheduleException): string {
    if (start === undefined) return texts.unknownTimes
    // An end that cannot be read is not one that is missing.
    if (end === undefined && parseString(schedule.ends_at) !== undefined) return texts.unknownTimes
    return end === undefined ? all.from(times.moment(start)) : all.between(times.moment(start), times.moment(end))
  }
  return (exception) => {
    const { schedule, preset } = exception
    const minutes = parseNumber(schedule.max_override_period_minutes)
    const name = parseString(schedule.name)
    const during = timesOf(exception)
    const presetName = preset === undefined ? texts.unnamed : nameOf(preset)
    return {
      name,
      preset: presetName,
      times: during,
      state: holdsAt(exception, now) ? texts.now : isOver(exception, now) ? texts.over : undefined,
      override:
        schedule.is_override_allowed === true
          ? minutes === undefined
            ? texts.overridable
            : texts.overridableFor(minutes)
          : undefined,
      title: name ?? `${presetName}, ${during}`
    }
  }
}
