import type { ReactNode } from 'react'
import { ListRow } from '../../ui/list/list-row.js'
import { useOverviewWays } from './overview-ways.js'

interface Props {
  /** Tells it from all others: by it the row has the focus again after a way back. */
  readonly id: string
  readonly title: string
  readonly subtitle?: ReactNode
  readonly trailing?: ReactNode
  /** What can be done about it at once. */
  readonly step?: ReactNode
  readonly onPress: () => void
}

/** A row of an overview, which leads to what it is about, with the one step beside it. */
export function OverviewRow({ id, title, subtitle, trailing, step, onPress }: Props) {
  const { hold } = useOverviewWays()
  return (
    <li className="overview-row">
      <button type="button" part="row" className="row" ref={hold(id)} onClick={onPress}>
        <ListRow title={<bdi>{title}</bdi>} subtitle={subtitle} trailing={trailing} />
      </button>
      {step && (
        // Many rows have a step of the same name.
        <div role="group" aria-label={title} className="overview-step">
          {step}
        </div>
      )}
    </li>
  )
}
