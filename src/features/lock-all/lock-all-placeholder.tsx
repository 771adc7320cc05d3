import { Skeleton } from '../../ui/feedback/skeleton.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './lock-all.css'

registerStyles(css)

/** Placeholder with the size of the latch of all locks. */
export const LockAllPlaceholder = () => (
  <div className="lock-all inline gap-x-3" aria-hidden>
    <span className="latch lock-all-latch skeleton" />
    <div className="lock-all-text rest">
      <Skeleton width="8em" />
    </div>
  </div>
)
