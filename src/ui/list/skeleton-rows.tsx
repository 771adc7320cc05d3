import { Skeleton } from '../feedback/skeleton.js'
import { inText } from '../style/in-text.js'
import { ListRow } from './list-row.js'

type SkeletonRowsProps = {
  /** @default 5 */
  count?: number | undefined
  /** `true` if rows have a picture of 40 px. */
  leading?: boolean | undefined
  /** `true` if rows have trailing content, which is a line of its own if the element is narrow. */
  trailing?: boolean | undefined
}

/** Skeletons of list rows, with the exact size of the rows. */
export function SkeletonRows({ count = 5, leading, trailing }: SkeletonRowsProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="skeleton-row">
          <ListRow
            leading={leading && <Skeleton width={inText(40)} height={inText(40)} />}
            title={<Skeleton width={`${48 - (row % 3) * 10}%`} />}
            subtitle={<Skeleton width={`${30 - (row % 2) * 8}%`} />}
            trailing={
              trailing && (
                <span>
                  <Skeleton width="160px" />
                </span>
              )
            }
          />
        </div>
      ))}
    </div>
  )
}
