import { RecentActivity, type RecentActivityProps } from '../../activity/recent/recent-activity.js'
import { ACTIVITY_NAMES } from './activity-names.js'

/** What happened last at a lock, and who it was. */
export const LockRecent = (props: RecentActivityProps) => <RecentActivity {...props} names={ACTIVITY_NAMES} />
