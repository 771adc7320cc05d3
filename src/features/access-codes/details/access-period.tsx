import type { ReactNode } from 'react'
import { registerStyles } from '../../../ui/style/styles.js'
import type { Dates } from '../dates.js'
import type { CodeWindow } from '../rules/access-code-window.js'
import css from './access-period.css'
import { CodeAccessPeriod } from './code-access-period.js'

registerStyles(css)

interface Props {
  readonly window: CodeWindow
  readonly dates: Dates
  /** In ms since 1970. */
  readonly now: number
  /** Text below the start of the bar. */
  readonly start?: ReactNode
  /** Text below the end of the bar. */
  readonly end: ReactNode
  /** Name of the time zone. */
  readonly zone: string | undefined
}

/** Access period as text, with a bar if it has a start or an end. */
export const AccessPeriod = ({ window, dates, now, start, end, zone }: Props) => (
  <div className="access-period stack gap-1">
    <CodeAccessPeriod window={window} dates={dates} now={now} />
    <div className="between small">
      {start && <bdi className="muted">{start}</bdi>}
      <p>
        <bdi>{end}</bdi> {zone !== undefined && <small className="block">{zone}</small>}
      </p>
    </div>
  </div>
)
