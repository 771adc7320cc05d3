import type { ReactNode } from 'react'
import { ListRow } from '../../ui/list/list-row.js'
import { useOverviewNavigation } from './overview-navigation.js'

interface Props {
  /** Unique key of the row. Used to restore the focus after navigating back. */
  readonly id: string
  readonly title: string
  readonly subtitle?: ReactNode
  readonly trailing?: ReactNode
  /** Button for the next step. */
  readonly step?: ReactNode
  readonly onPress: () => void
}

/** Row of an overview, which opens its device or code. Its step is next to it, what the step reports below. */
export function OverviewRow({ id, title, subtitle, trailing, step, onPress }: Props) {
  const { hold } = useOverviewNavigation()
  return (
    <li className="overview-row">
      <button type="button" part="row" className="row pressable" ref={hold(id)} onClick={onPress}>
        <ListRow title={<bdi>{title}</bdi>} subtitle={subtitle} trailing={trailing} />
      </button>
      {step && (
        // A group with a label, because the steps of many rows have the same name.
        <div role="group" aria-label={title} className="overview-step contents">
          {step}
        </div>
      )}
    </li>
  )
}
