import { Skeleton } from '../../ui/feedback/skeleton.js'

const ROWS = Array.from({ length: 6 }, (_, row) => row)

/** Placeholders of rows, with the size of the rows. */
export function RowSkeletons() {
  return (
    <div aria-hidden>
      <p className="activity-day small strong">
        <Skeleton width="4em" />
      </p>
      {ROWS.map((row) => (
        <div key={row} className="skeleton-row">
          <span className="activity-row">
            <span className="event-icon stack muted">
              <Skeleton width="16px" height="16px" />
            </span>
            <b className="clip strong">
              <Skeleton width={`${48 - (row % 3) * 10}%`} />
            </b>
            <span className="activity-event wrap">
              <Skeleton width={`${40 - (row % 2) * 8}%`} />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
