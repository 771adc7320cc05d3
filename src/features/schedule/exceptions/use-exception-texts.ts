import type { Device } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { hasEnded, holdsAt, type ScheduleException } from '../rules/schedule-exceptions.js'
import { usePresetName } from '../use-preset-name.js'
import { useScheduleTimes } from '../use-schedule-times.js'

interface ExceptionTexts {
  /** `undefined` if the exception has no name. */
  readonly name: string | undefined
  readonly preset: string
  /** Start and end. */
  readonly times: string
  /** "Now" or "Ended". `undefined` if the exception has not started. */
  readonly state: string | undefined
  /** Text that allows manual changes, with their time limit. `undefined` if they are not allowed. */
  readonly override: string | undefined
  /** Name, or preset and times if the exception has no name. */
  readonly title: string
}

/** Returns a function that formats the exceptions of a thermostat. Unreadable values are shown as unknown. */
export function useExceptionTexts(device: Device, zone: string): (exception: ScheduleException) => ExceptionTexts {
  const all = useTexts(SCHEDULE)
  const texts = all.exceptions
  const nameOf = usePresetName(device)
  const times = useScheduleTimes(zone)
  const now = useNow()

  function timesOf({ start, end, schedule }: ScheduleException): string {
    if (start === undefined) return texts.unknownTimes
    // An unreadable end is not the same as no end.
    if (end === undefined && parseString(schedule.ends_at) !== undefined) return texts.unknownTimes
    return end === undefined ? all.from(times.moment(start)) : all.between(times.moment(start), times.end(end, start))
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
      state: holdsAt(exception, now) ? texts.now : hasEnded(exception, now) ? texts.ended : undefined,
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
