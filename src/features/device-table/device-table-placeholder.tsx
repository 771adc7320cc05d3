import type { DeviceScope } from '../../core/gate/device-scope.js'
import { TablePlaceholder } from '../../element/table/table-placeholder.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { inText } from '../../ui/style/in-text.js'
import { registerStyles } from '../../ui/style/styles.js'
import headsCss from './column-heads.css'
import css from './device-row.css'
import type { DeviceTableProps } from './device-table-options.js'
import tilesCss from './device-tiles.css'
import { startsWithTiles } from './rules/tiles.js'

registerStyles(css)
registerStyles(tilesCss)
registerStyles(headsCss)

/** Rows while their number is unknown. */
const USUAL = 5

/** Most rows. */
const MAX_ROWS = 10

/** Returns the expected number of rows, if the host lists the devices. */
const expectedRowCount = (deviceIds: readonly string[] | undefined): number | undefined =>
  deviceIds && deviceIds.length > 0 ? Math.min(MAX_ROWS, new Set(deviceIds).size) : undefined

interface Props {
  /** Options of the table. */
  readonly display: DeviceScope & DeviceTableProps
}

/** Skeletons of device rows, with the exact size of the rows. */
export function DeviceRowSkeletons({ display }: Props) {
  const count = expectedRowCount(display.deviceIds)
  return (
    <div aria-hidden className={startsWithTiles(count, display) ? 'tiles' : undefined}>
      <div className="device-row column-heads" />
      {Array.from({ length: count ?? USUAL }, (_, row) => (
        <div key={row} className="skeleton-row">
          <span className="list-row device-row inline gap-3">
            <span className="thumbnail muted">
              <Skeleton width={inText(40)} height={inText(40)} />
            </span>
            <b className="row-name clip">
              <Skeleton width={`${64 - (row % 3) * 12}%`} />
            </b>
            <span className="row-line wrap small">
              <span className="row-facts wrap">
                <span className="row-state strong">
                  <Skeleton width="5em" />
                </span>
              </span>
              <small className="row-model">
                <Skeleton width={`${80 - (row % 2) * 16}%`} />
              </small>
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}

/** Placeholder of the device table, before React is loaded. */
export const DeviceTablePlaceholder = (display: Props['display']) => (
  <TablePlaceholder
    dense={display.dense}
    disableSearch={display.disableSearch}
    rows={<DeviceRowSkeletons display={display} />}
  />
)
