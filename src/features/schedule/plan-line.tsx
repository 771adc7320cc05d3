import type { Device, ThermostatSchedule } from '../../core/resources/resources.js'
import { displayZone } from '../../core/values/time-zone.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../element/frame/use-inner-screen.js'
import { useResources } from '../../element/hooks/use-query.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { Button } from '../../ui/actions/button.js'
import { registerStyles } from '../../ui/style/styles.js'
import { scheduleListQuery } from './data/schedule-queries.js'
import css from './plan-line.css'
import { scheduleExceptions } from './rules/schedule-exceptions.js'
import { useActiveSetting } from './use-active-setting.js'

registerStyles(css)

interface Props {
  readonly device: Device
  readonly schedule: Pick<InnerScreen, 'opener' | 'open'>
}

interface LineProps extends Props {
  readonly schedules: readonly ThermostatSchedule[]
}

function Line({ device, schedules, schedule: { opener, open } }: LineProps) {
  const { general } = useTexts()
  const texts = useTexts(SCHEDULE)
  const { now, sentence } = useActiveSetting(device, scheduleExceptions(schedules), displayZone(device))
  return (
    <div className="plan-line inline wrap muted">
      <p>{now ? general.facts([texts.planned, sentence], ': ') : sentence}</p>
      <Button ref={opener} variant="link" onClick={open}>
        {texts.title}
      </Button>
    </div>
  )
}

/**
 * Shows the current and next scheduled preset in one line, with a link to the schedule. Renders nothing until the
 * exceptions are loaded.
 */
export function PlanLine({ device, schedule }: Props) {
  const { resources, status } = useResources(scheduleListQuery(device.device_id))
  return status.ids && <Line device={device} schedule={schedule} schedules={resources} />
}
