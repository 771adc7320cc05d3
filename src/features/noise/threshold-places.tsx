import { Skeleton } from '../../ui/feedback/skeleton.js'

/** Holds the places of thresholds that are not known yet. */
export const ThresholdPlaces = () => (
  <div className="noise-rows" aria-busy>
    <Skeleton height="32px" />
    <Skeleton height="32px" />
  </div>
)
