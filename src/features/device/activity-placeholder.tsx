import { Skeleton } from '../../ui/feedback/skeleton.js'
import { Card } from '../../ui/layout/card.js'

interface Props {
  /** `true` if events usually have a second line. @default false */
  readonly hasFacts?: boolean
}

/** Placeholder of the recent activity, with the size that it usually has. */
export const ActivityPlaceholder = ({ hasFacts }: Props) => (
  <Card>
    <div className={hasFacts ? 'recent-places facts' : 'recent-places'}>
      <Skeleton width="8em" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  </Card>
)
