import { Skeleton } from '../../ui/feedback/skeleton.js'

/** Skeleton of three thresholds and the button that adds one. */
export const ThresholdPlaces = () => (
  <div className="noise-rows" aria-busy>
    <Skeleton height="40px" />
    <Skeleton height="40px" />
    <Skeleton height="40px" />
    <Skeleton width="9em" height="32px" />
  </div>
)
