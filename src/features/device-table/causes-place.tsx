import { Skeleton } from '../../ui/feedback/skeleton.js'
import css from '../../ui/feedback/banner.css'
import { inText } from '../../ui/style/in-text.js'
import { registerStyles } from '../../ui/style/styles.js'

registerStyles(css)

/** Holds the place of what is wrong, cause by cause, which is fetched where something is. */
export const CausesPlace = () => (
  <div className="banner">
    <Skeleton height={inText(70)} />
  </div>
)
