import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import type { Device } from '../../../core/resources/resources.js'
import { text } from '../../../core/values/value.js'
import { Card } from '../../../ui/layout/card.js'
import { Reading } from '../../../ui/layout/reading.js'
import { properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { presetInForce, presetName } from '../rules/climate-preset.js'
import { type InForce, inForceAt } from './rules/in-force.js'
import { dailyPrograms, weekPrograms } from './rules/daily-programs.js'
import { programStarts } from './rules/program-starts.js'
import type { ScheduleException } from './rules/schedule-exceptions.js'
import { useScheduleMessages } from './schedule-texts.js'
import { usePresetName } from './use-preset-name.js'
import { useScheduleTimes } from './use-schedule-times.js'

interface Props {
  readonly device: Device
  readonly exceptions: readonly ScheduleException[]
  readonly zone: string
}

/** What is in force now, until when, and what follows; and where the thermostat is set to something else. */
export function InForceCard({ device, exceptions, zone }: Props) {
  const { general, device: deviceTexts } = useMessages()
  const { schedule: texts } = useScheduleMessages()
  const times = useScheduleTimes(zone)
  const nameOf = usePresetName(device)
  const now = useNow()
  const starts = programStarts(dailyPrograms(device), weekPrograms(device), zone, now)
  const fallback = text(properties(device).fallback_climate_preset_key)
  const inForce = inForceAt({ exceptions, starts, fallback }, now)

  function sentence({ now: planned, until, next }: InForce): string {
    const time = until === undefined ? undefined : times.moment(until)
    if (!planned) return time && next ? texts.nothingUntil(time, nameOf(next.preset)) : texts.nothing
    const name = nameOf(planned.preset)
    if (time === undefined) return texts.always(name)
    return next ? texts.untilThen(name, time, nameOf(next.preset)) : texts.until(name, time)
  }
  /** That the thermostat cannot be reached, or that somebody has set it to something else. */
  function otherwise(): string | undefined {
    const status = onlineStatus(device)
    if (status !== 'online') return status === 'device-offline' ? deviceTexts.deviceOffline : deviceTexts.accountOffline
    const set = presetInForce(device)
    if (!inForce.now || set?.climate_preset_key === inForce.now.preset) return undefined
    return set ? texts.setTo(presetName(set)) : texts.setOtherwise
  }
  const by = inForce.now && (inForce.now.by === 'exception' ? texts.byException : texts.byWeek)
  const notes = [by, otherwise()].filter((note) => note !== undefined)
  return (
    <Card>
      <Reading size="title" label={texts.inForce} note={notes.length > 0 && general.facts(notes)}>
        {sentence(inForce)}
      </Reading>
    </Card>
  )
}
