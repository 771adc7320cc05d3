import { RecentActivity, type RecentActivityProps } from '../../activity/recent/recent-activity.js'
import { ACTIVITY_NAMES } from './activity-names.js'

/** Latest events of a lock. */
export const LockRecent = (props: RecentActivityProps) => <RecentActivity {...props} names={ACTIVITY_NAMES} />
