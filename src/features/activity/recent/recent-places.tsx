import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { Card } from '../../../ui/layout/card.js'

/** Placeholder of the recent activity, with the size that it usually has. */
export const RecentPlaces = () => (
  <Card>
    <div className="recent-places">
      <Skeleton width="8em" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  </Card>
)
