import type { Messages } from '../../messages/en.js'
import { ChevronDown } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './column-heads.css'
import type { DeviceOrder } from './rules/device-view.js'

registerStyles(css)

/** Columns of wide rows, and the order that a press on their head chooses. */
const COLUMNS = [
  { column: 'device', order: 'name' },
  { column: 'state', order: undefined },
  { column: 'needs', order: 'issues' }
] as const

interface Props {
  readonly texts: Messages['deviceTable']['columns']
  /** The current order. */
  readonly sort: DeviceOrder | undefined
  /** Sorts by an order, or newest first. Omit if the rows can't be sorted. */
  readonly onSort?: ((order: DeviceOrder) => void) | undefined
}

/** Heads of the columns. Only shown above wide rows. */
export const ColumnHeads = ({ texts, sort, onSort }: Props) => (
  <div className="device-row column-heads">
    {COLUMNS.map(({ column, order }) =>
      order && onSort ? (
        <button
          key={column}
          type="button"
          className="inline gap-1 small"
          aria-pressed={sort === order}
          onClick={() => onSort(sort === order ? 'newest' : order)}
        >
          {texts[column]}
          {sort === order && <ChevronDown />}
        </button>
      ) : (
        <span key={column} className="inline gap-1 small">
          {texts[column]}
        </span>
      )
    )}
  </div>
)
