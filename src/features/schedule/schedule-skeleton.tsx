import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { registerStyles } from '../../ui/style/styles.js'
import { SkeletonCard } from '../device/device-skeleton.js'
import css from './schedule.css'

registerStyles(css)

/** Skeleton of the current setting and the exceptions, as high as the space that the style sheet for hosts reserves. */
export const ScheduleSkeleton = () => (
  <div className="schedule page">
    <SkeletonCard lines={2} />
    <SkeletonCard lines={4} />
  </div>
)

/** Placeholder of a schedule before React is loaded. */
export const SchedulePlaceholder = () => <ScreenPlaceholder subtitle="8em" rows={<ScheduleSkeleton />} />
