import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './overview.css'

registerStyles(css)

/** Number of rows of a kind that are shown before the user expands it. */
export const SEEN_ROWS = 5

/** Skeleton of sections that are loaded on demand. @param counts number of items of each section */
export const AttentionPlaceholder = ({ counts }: { readonly counts: readonly number[] }) =>
  counts.map(
    (count, kind) =>
      count > 0 && (
        // oxlint-disable-next-line react/no-array-index-key -- They are always in this order.
        <div key={kind} className="overview-part">
          <h3 className="inline muted small">
            <Skeleton width="10em" />
          </h3>
          <SkeletonRows count={Math.min(count, SEEN_ROWS)} />
        </div>
      )
  )

/** Skeleton of an overview whose devices are loading. */
export const OverviewSkeleton = () => (
  <div aria-hidden>
    <AttentionPlaceholder counts={[1, 2]} />
  </div>
)
