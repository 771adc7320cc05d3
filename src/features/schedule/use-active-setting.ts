import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { type ActiveSetting, activeException, activeSettingAt } from './rules/active-setting.js'
import type { ScheduleException } from './rules/schedule-exceptions.js'
import { scheduleTimeline } from './rules/schedule-timeline.js'
import { usePresetName } from './use-preset-name.js'
import { useScheduleTimes } from './use-schedule-times.js'

/** Scheduled preset with its description. */
interface ActiveSettingText extends ActiveSetting {
  readonly sentence: string
  /** Exception that applies now, if any. */
  readonly exception: ScheduleException | undefined
}

/** Returns the current scheduled preset of a thermostat, its end, and the next preset. */
export function useActiveSetting(
  device: Device,
  exceptions: readonly ScheduleException[],
  zone: string
): ActiveSettingText {
  const texts = useTexts(SCHEDULE)
  const times = useScheduleTimes(zone)
  const nameOf = usePresetName(device)
  const now = useNow()
  const inForce = activeSettingAt(scheduleTimeline(device, exceptions, zone, now), now)

  function sentenceOf({ now: planned, until, next }: ActiveSetting): string {
    const time = until === undefined ? undefined : times.moment(until)
    if (!planned) return time && next ? texts.nothingUntil(time, nameOf(next.preset)) : texts.nothing
    const name = nameOf(planned.preset)
    if (time === undefined) return texts.always(name)
    return next ? texts.untilThen(name, time, nameOf(next.preset)) : texts.until(name, time)
  }
  return { ...inForce, exception: activeException(exceptions, now), sentence: sentenceOf(inForce) }
}
