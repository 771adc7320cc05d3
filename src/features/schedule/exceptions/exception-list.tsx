import { useMessages } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { useNeighborFocus } from '../../../element/hooks/use-neighbor-focus.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import type { Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus } from '../../../ui/later-icons.js'
import { Section } from '../../../ui/layout/section.js'
import { climatePresets } from '../../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { comingDays, exceptionRows } from '../rules/exception-rows.js'
import { shadeOf } from '../rules/schedule-presets.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { ExceptionRow } from './exception-row.js'
import { useExceptionWords } from './use-exception-words.js'
import css from './exception-list.css'

registerStyles(css)

const percent = (share: number): string => `${share * 100}%`

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
  const wordsOf = useExceptionWords(device, zone)
  const now = useNow()
  const days = comingDays(now, zone)
  const rows = exceptionRows(exceptions, days, now)
  if (rows.length === 0) return null
  return (
    <div className="exception-line stack gap-1 small" aria-hidden>
      {rows.map((bars) => (
        <div key={bars[0]?.exception.id} className="schedule-line">
          {bars.map(({ exception, start, end, isHolding }) => (
            <i
              key={exception.id}
              title={wordsOf(exception).title}
              data-shade={shadeOf(device, exception.preset ?? '')}
              data-held={isHolding || undefined}
              style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }}
            />
          ))}
        </div>
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
  readonly isForbidden: boolean
}

/** Lists the exceptions of a thermostat: periods in which a preset overrides the week. */
export function ExceptionList({ device, zone, exceptions, unit, status, editing, isForbidden }: Props) {
  const { general } = useMessages()
  const texts = useMessages(SCHEDULE).exceptions
  useNeighborFocus()
  const isRead = status.ids !== undefined
  if (isRefused(status.error)) return null
  return (
    <div className="schedule-part surface">
      <Section title={texts.heading}>
        <StatusBanner status={status} message={texts.loadFailed} />
        {isRead && exceptions.length === 0 && <p className="schedule-none muted">{texts.none}</p>}
        <ExceptionLine {...{ device, zone, exceptions }} />
        {exceptions.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
          <ul role="list" className="schedule-rows lines" aria-label={texts.heading}>
            {exceptions.map((exception) => (
              <ExceptionRow key={exception.id} {...{ device, zone, exception, unit, editing }} />
            ))}
          </ul>
        )}
        {isForbidden && <p>{general.forbidden}</p>}
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
