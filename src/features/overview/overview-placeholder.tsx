import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../ui/style/styles.js'
import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
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

/** Placeholder of an overview before its code and texts are loaded. */
export const OverviewPlaceholder = ({ heading }: { readonly heading?: unknown }) => (
  // If the host sets a heading, the summary is below it.
  <div className="overview contents">
    <ScreenPlaceholder subtitle={heading !== undefined && '12em'} rows={<OverviewSkeleton />}>
      <div className="button plain" />
    </ScreenPlaceholder>
  </div>
)

export const overviewPlaceholder = (option: (name: string) => unknown): ReactNode => (
  <OverviewPlaceholder heading={option('heading')} />
)
