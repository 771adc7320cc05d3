import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { registerStyles } from '../../ui/style/styles.js'
import frameCss from '../device/device-frame.css'
import css from './schedule.css'

registerStyles(frameCss)
registerStyles(css)

/** Lines of the current setting and the exceptions. */
const LINES = [2, 4]

/** Skeleton of the top of a schedule. As high as the space that the style sheet for hosts reserves. */
export const ScheduleSkeleton = () => (
  <div className="schedule">
    {LINES.map((lines) => (
      <div key={lines} className="skeleton-card">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={`${8 + (line % 3) * 2}em`} />
        ))}
      </div>
    ))}
  </div>
)

/** Placeholder of a schedule before React is loaded. */
export const schedulePlaceholder = (): ReactNode => <ScreenPlaceholder subtitle="8em" rows={<ScheduleSkeleton />} />
