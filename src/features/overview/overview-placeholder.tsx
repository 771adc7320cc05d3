import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../ui/style/styles.js'
import { LockAllPlaceholder } from '../lock-all/lock-all-placeholder.js'
import css from './overview.css'

registerStyles(css)

/** Number of rows of a kind that are shown before the user expands it, and the same in a narrow element. */
const SEEN_ROWS = 5
const SEEN_IN_NARROW = 2

/** Returns how many of the rows of a kind are shown. A single row is not replaced by a button. */
export function seenRows(count: number, isNarrow: boolean): number {
  const most = isNarrow ? SEEN_IN_NARROW : SEEN_ROWS
  return count > most + 1 ? most : count
}

/** Skeleton of sections that are loaded on demand. @param counts number of items of each section */
export const AttentionPlaceholder = ({ counts }: { readonly counts: readonly number[] }) =>
  counts.map(
    (count, kind) =>
      count > 0 && (
        // oxlint-disable-next-line react/no-array-index-key -- They are always in this order.
        <div key={kind} className="overview-part">
          <div className="overview-head muted small">
            <Skeleton width="10em" />
          </div>
          <SkeletonRows count={seenRows(count, false)} />
        </div>
      )
  )

/** Skeleton of an overview whose devices are loading. */
export const OverviewSkeleton = () => (
  <div aria-hidden>
    <LockAllPlaceholder />
    <AttentionPlaceholder counts={[1, 2]} />
  </div>
)

/** Placeholder of an overview before its code and texts are loaded. */
export const OverviewPlaceholder = ({ heading }: { readonly heading?: string | undefined }) => (
  <div className="overview contents">
    <ScreenPlaceholder subtitle={heading === undefined ? '4em' : '12em'} rows={<OverviewSkeleton />}>
      <div className="button plain" />
    </ScreenPlaceholder>
  </div>
)
