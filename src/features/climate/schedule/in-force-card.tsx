import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import { Card } from '../../../ui/layout/card.js'
import { Reading } from '../../../ui/layout/reading.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { presetInForce, presetName } from '../rules/climate-preset.js'
import type { ScheduleException } from './rules/schedule-exceptions.js'
import { useScheduleMessages } from './schedule-texts.js'
import { useInForce } from './use-in-force.js'

interface Props {
  readonly device: Device
  readonly exceptions: readonly ScheduleException[]
  readonly zone: string
}

/** What is in force now, until when, and what follows; and where the thermostat is set to something else. */
export function InForceCard({ device, exceptions, zone }: Props) {
  const { general, device: deviceTexts } = useMessages()
  const { schedule: texts } = useScheduleMessages()
  const { now: planned, sentence } = useInForce(device, exceptions, zone)

  /** That the thermostat cannot be reached, or that somebody has set it to something else. */
  function otherwise(): string | undefined {
    const status = onlineStatus(device)
    if (status !== 'online') return status === 'device-offline' ? deviceTexts.deviceOffline : deviceTexts.accountOffline
    const set = presetInForce(device)
    if (!planned || set?.climate_preset_key === planned.preset) return undefined
    return set ? texts.setTo(presetName(set)) : texts.setOtherwise
  }
  const by = planned && (planned.by === 'exception' ? texts.byException : texts.byWeek)
  const notes = [by, otherwise()].filter((note) => note !== undefined)
  return (
    <Card>
      <Reading size="title" label={texts.inForce} note={notes.length > 0 && general.facts(notes)}>
        {sentence}
      </Reading>
    </Card>
  )
}
