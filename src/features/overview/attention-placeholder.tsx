import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import type { AttentionItems } from './rules/attention-items.js'
import { SEEN_ROWS } from './rules/seen-rows.js'

/** Skeleton of the attention list, which is loaded on demand if there are items. */
export const AttentionPlaceholder = ({ attention }: { readonly attention: AttentionItems }) => {
  const { accounts, hubs, doors, codes, problems, offline, batteries } = attention
  const counts = [accounts, hubs, doors, codes, problems, offline, batteries].map(({ length }) => length)
  return counts.map(
    (count, kind) =>
      count > 0 && (
        // oxlint-disable-next-line react/no-array-index-key -- They are always in this order.
        <div key={kind} className="overview-part">
          <h3>
            <Skeleton width="10em" />
          </h3>
          <SkeletonRows count={Math.min(count, SEEN_ROWS)} />
        </div>
      )
  )
}
