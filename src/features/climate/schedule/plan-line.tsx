import { useMessages } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import type { Device, ThermostatSchedule } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { scheduleListQuery } from './data/schedule-queries.js'
import css from './plan-line.css'
import { scheduleExceptions } from './rules/schedule-exceptions.js'
import { useScheduleMessages, withScheduleMessages } from './schedule-texts.js'
import { useInForce } from './use-in-force.js'

registerStyles(css)

interface SentenceProps {
  readonly device: Device
  readonly schedules: readonly ThermostatSchedule[]
}

const Sentence = withScheduleMessages(function Sentence({ device, schedules }: SentenceProps) {
  const { general } = useMessages()
  const { schedule: texts } = useScheduleMessages()
  const { now, next, sentence } = useInForce(device, scheduleExceptions(schedules), displayZone(device))
  if (!now && !next) return null
  return <p className="plan-line">{general.facts([texts.planned, sentence], ': ')}</p>
})

/** What is planned for a thermostat, in one line; nothing where that is nothing, or cannot be told. */
export function PlanLine({ device }: Pick<SentenceProps, 'device'>) {
  const { resources, status } = useResources(scheduleListQuery(device.device_id))
  return status.ids && <Sentence device={device} schedules={resources} />
}
