import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { SkeletonCard, UNKNOWN_HERO } from '../device/device-skeleton.js'

/** Skeleton of an unknown sensor, as high as a known one whose thresholds and events are loading. */
export const NoiseSkeleton = () => (
  <div className="device split">
    <div>
      {UNKNOWN_HERO}
      <SkeletonCard height={66} />
    </div>
    <div>
      <SkeletonCard height={275} lines={6} />
    </div>
  </div>
)

/** Placeholder of the details of a noise sensor, before React is loaded. */
export const noisePlaceholder = (): ReactNode => <ScreenPlaceholder rows={<NoiseSkeleton />} />
