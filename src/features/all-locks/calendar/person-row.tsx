import { type ReactNode, useId } from 'react'
import { TimeNow } from '../../../ui/time-bar/time-bar.js'
import type { CalendarRow, DaysInView } from '../rules/access-period-bars.js'

interface Props {
  readonly row: CalendarRow
  readonly index: number
  readonly days: DaysInView
  /** Position of the present on the bars, if it is visible. */
  readonly present: number | undefined
  readonly name: string
  readonly isOffScreen: boolean
  /** Head of the rows from here on. */
  readonly above: ReactNode
  /** The bars. */
  readonly children: ReactNode
  /** Shown if there are no bars. */
  readonly instead: ReactNode
  /** Content below the bars. */
  readonly below: ReactNode
}

/** Row of a person and their access periods. */
export function PersonRow(props: Props) {
  const { row, index, days, present, name, isOffScreen, above, children, instead, below } = props
  const { bars, lanes } = row
  const id = useId()
  return (
    <>
      {above}
      <div role="row" aria-rowindex={index + 2} className={isOffScreen ? 'person away' : 'person'}>
        <div role="rowheader" id={id} className="strong">
          <bdi className="clip" title={name}>
            {name}
          </bdi>
        </div>
        <div role="cell" style={{ '--_lanes': lanes }}>
          {present !== undefined && <TimeNow at={present} />}
          {bars.length > 0 ? (
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
            <ul role="list" className="stays" data-steps={days.count} aria-labelledby={id}>
              {children}
            </ul>
          ) : (
            <div className="stays">{instead}</div>
          )}
          {below}
        </div>
      </div>
    </>
  )
}
