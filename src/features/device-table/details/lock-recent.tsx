import type { Device } from '../../../core/resources/resources.js'
import { LockSince as Since } from '../../activity/recent/lock-since.js'
import { RecentActivity, type RecentActivityProps } from '../../activity/recent/recent-activity.js'
import { ACTIVITY_NAMES } from './activity-names.js'

export { NextCodes } from './next-codes.js'

/** Most events that have room next to the latch. */
const MOST_EVENTS = 7

/** Latest events of a lock. */
export const LockRecent = (props: RecentActivityProps) => (
  <RecentActivity {...props} names={ACTIVITY_NAMES} most={MOST_EVENTS} />
)

/** How and when a lock got its current state. */
export const LockSince = (props: { readonly device: Device }) => <Since {...props} names={ACTIVITY_NAMES} />
