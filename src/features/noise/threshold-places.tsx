import { Skeleton } from '../../ui/feedback/skeleton.js'

export const ThresholdPlaces = () => (
  <div className="noise-rows" aria-busy>
    <Skeleton height="32px" />
    <Skeleton height="32px" />
  </div>
)
