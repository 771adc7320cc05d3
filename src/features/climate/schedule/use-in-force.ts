import { useNow } from '../../../element/hooks/use-now.js'
import type { Device } from '../../../core/resources/resources.js'
import { text } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { dailyPrograms, weekPrograms } from './rules/daily-programs.js'
import { type InForce, inForceAt } from './rules/in-force.js'
import { programStarts } from './rules/program-starts.js'
import type { ScheduleException } from './rules/schedule-exceptions.js'
import { useScheduleMessages } from './schedule-texts.js'
import { usePresetName } from './use-preset-name.js'
import { useScheduleTimes } from './use-schedule-times.js'

/** What is in force at a thermostat now, until when, and what follows; and the same in a sentence. */
export function useInForce(
  device: Device,
  exceptions: readonly ScheduleException[],
  zone: string
): InForce & { readonly sentence: string } {
  const { schedule: texts } = useScheduleMessages()
  const times = useScheduleTimes(zone)
  const nameOf = usePresetName(device)
  const now = useNow()
  const starts = programStarts(dailyPrograms(device), weekPrograms(device), zone, now)
  const fallback = text(properties(device).fallback_climate_preset_key)
  const inForce = inForceAt({ exceptions, starts, fallback }, now)

  function sentenceOf({ now: planned, until, next }: InForce): string {
    const time = until === undefined ? undefined : times.moment(until)
    if (!planned) return time && next ? texts.nothingUntil(time, nameOf(next.preset)) : texts.nothing
    const name = nameOf(planned.preset)
    if (time === undefined) return texts.always(name)
    return next ? texts.untilThen(name, time, nameOf(next.preset)) : texts.until(name, time)
  }
  return { ...inForce, sentence: sentenceOf(inForce) }
}
