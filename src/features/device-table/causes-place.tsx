import { Skeleton } from '../../ui/feedback/skeleton.js'
import { registerStyles } from '../../ui/style/styles.js'
import { SEEN_CAUSES } from '../device/rules/causes.js'
import css from './causes-place.css'

registerStyles(css)

/** Reserves space for the lines about causes, which are loaded lazily. @param count number of causes */
export const CausesPlace = ({ count }: { readonly count: number }) => (
  <div className="causes folded">
    {Array.from({ length: Math.min(count, SEEN_CAUSES + 1) }, (_, line) => (
      <p key={line}>
        <Skeleton />
      </p>
    ))}
  </div>
)
