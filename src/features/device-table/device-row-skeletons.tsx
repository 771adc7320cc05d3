import { Skeleton } from '../../ui/feedback/skeleton.js'
import { inText } from '../../ui/style/in-text.js'
import { registerStyles } from '../../ui/style/styles.js'
import headsCss from './column-heads.css'
import css from './device-row.css'
import tilesCss from './device-tiles.css'

registerStyles(css)
registerStyles(tilesCss)
registerStyles(headsCss)

/** Rows while their number is unknown. */
const USUAL = 5

interface Props {
  /** Expected number of rows, if known. */
  readonly count: number | undefined
  /** `true` if the rows will be tiles. */
  readonly isTiled: boolean
}

/** Skeletons of device rows, with the exact size of the rows. */
export const DeviceRowSkeletons = ({ count = USUAL, isTiled }: Props) => (
  <div aria-hidden className={isTiled ? 'tiles' : undefined}>
    <div className="device-row column-heads" />
    {Array.from({ length: count }, (_, row) => (
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
