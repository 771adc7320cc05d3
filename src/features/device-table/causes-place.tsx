import { Skeleton } from '../../ui/feedback/skeleton.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './causes-place.css'

registerStyles(css)

/** Reserves space for the first cause. The lines about causes are loaded lazily. */
export const CausesPlace = () => (
  <div className="causes surface lines">
    <p>
      <Skeleton />
    </p>
  </div>
)
