import { isRefused } from '../../../core/queries/is-refused.js'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { useNeighborFocus } from '../../../element/hooks/use-neighbor-focus.js'
import { useNow } from '../../../element/hooks/use-now.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus } from '../../../ui/later-icons.js'
import { Section } from '../../../ui/layout/section.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import { climatePresets } from '../../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { comingDays, exceptionRows } from '../rules/exception-rows.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import { shadeOf } from '../rules/schedule-presets.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import css from './exception-list.css'
import { ExceptionRow } from './exception-row.js'
import { useExceptionTexts } from './use-exception-texts.js'

registerStyles(css)

interface ExceptionLineProps {
  readonly device: Device
  readonly zone: string
  readonly exceptions: readonly ScheduleException[]
}

/**
 * Shows the exceptions of the next days on a timeline. Hidden from assistive technology, because the list below it has
 * the same content.
 */
function ExceptionLine({ device, zone, exceptions }: ExceptionLineProps) {
  const times = useScheduleTimes(zone)
  const textsOf = useExceptionTexts(device, zone)
  const now = useNow()
  const days = comingDays(now, zone)
  const rows = exceptionRows(exceptions, days)
  const [from = 0, to = from] = [days[0], days.at(-1)]
  if (rows.length === 0) return null
  return (
    <div className="exception-line stack gap-1 small" aria-hidden>
      {rows.map((bars) => (
        <TimeBar
          key={bars[0]?.exception.id}
          size={24}
          parts={days.length - 1}
          now={(now - from) / (to - from)}
          spans={bars.map(({ exception, ...stretch }) => ({
            ...stretch,
            open: exception.end === undefined ? 'end' : undefined,
            shade: shadeOf(device, exception.preset ?? ''),
            title: textsOf(exception).title
          }))}
        />
      ))}
      <div className="exception-days muted">
        {days.slice(0, -1).map((day) => (
          <span key={day}>{times.date(day)}</span>
        ))}
      </div>
    </div>
  )
}

interface Props {
  readonly device: Device
  readonly zone: string
  readonly exceptions: readonly ScheduleException[]
  readonly unit: TemperatureUnit
  readonly status: QueryStatus
  /** `undefined` if exceptions can't be edited. */
  readonly editing: ScheduleEditing | undefined
  /** `true` if the platform does not permit changing exceptions. */
  readonly isOperationRefused: boolean
}

/** Lists the exceptions of a thermostat: periods in which a preset overrides the week. */
export function ExceptionList({ device, zone, exceptions, unit, status, editing, isOperationRefused }: Props) {
  const { general } = useTexts()
  const texts = useTexts(SCHEDULE).exceptions
  useNeighborFocus()
  const isRead = status.ids !== undefined
  if (isRefused(status.error)) return null
  return (
    <div className="schedule-part surface">
      <Section title={texts.heading}>
        <StatusBanner status={status} message={texts.loadFailed} />
        {isRead && exceptions.length === 0 && <p className="schedule-none muted">{texts.none}</p>}
        <ExceptionLine device={device} zone={zone} exceptions={exceptions} />
        {exceptions.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
          <ul role="list" className="schedule-rows lines" aria-label={texts.heading}>
            {exceptions.map((exception) => (
              <ExceptionRow
                key={exception.id}
                device={device}
                zone={zone}
                exception={exception}
                unit={unit}
                editing={editing}
              />
            ))}
          </ul>
        )}
        {isOperationRefused && <p>{general.operationRefused}</p>}
        {isRead && editing && climatePresets(device).length > 0 && (
          <Button
            ref={editing.openerOfAdd(exceptions.map(({ id }) => id))}
            icon={<Plus />}
            onClick={() => editing.open()}
          >
            {texts.add}
          </Button>
        )}
      </Section>
    </div>
  )
}
