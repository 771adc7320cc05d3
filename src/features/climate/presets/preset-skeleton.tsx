import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { registerStyles } from '../../../ui/style/styles.js'
import frameCss from '../../device/device-frame.css'
import css from './preset-manager.css'

registerStyles(frameCss)
registerStyles(css)

const CARDS = 3

/** Skeleton of the cards of presets. */
export const PresetSkeleton = () => (
  <div className="presets stack">
    {Array.from({ length: CARDS }, (_, card) => (
      <div key={card} className="skeleton-card">
        <Skeleton width={`${4 + (card % 3)}em`} />
        <Skeleton width="12em" />
      </div>
    ))}
  </div>
)

/** Placeholder of the presets before React is loaded. */
export const PresetPlaceholder = () => <ScreenPlaceholder subtitle="8em" rows={<PresetSkeleton />} />
