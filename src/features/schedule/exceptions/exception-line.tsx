import { useNow } from '../../../element/hooks/use-now.js'
import type { Device } from '../../../core/resources/resources.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { comingDays, exceptionRows } from '../rules/exception-rows.js'
import { shadeOf } from '../rules/schedule-presets.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import css from './exception-line.css'
import { useExceptionWords } from './use-exception-words.js'

registerStyles(css)

const percent = (share: number): string => `${share * 100}%`

interface Props {
  readonly device: Device
  readonly zone: string
  readonly exceptions: readonly ScheduleException[]
}

/**
 * Shows the exceptions of the next days on a timeline. Hidden from assistive technology, because the list below it has
 * the same content.
 */
export function ExceptionLine({ device, zone, exceptions }: Props) {
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
