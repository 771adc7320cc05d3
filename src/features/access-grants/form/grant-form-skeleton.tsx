import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { inText } from '../../../ui/style/in-text.js'

/** Widths of the labels of the first fields. */
const LABELS = ['4em', '7em', '7em', '5em', '5em']

/** Skeleton of the form of an access. */
export const GrantFormSkeleton = () => (
  <div className="form page" aria-hidden>
    {LABELS.map((width, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- The list never changes.
      <div key={index} className="field stack gap-1">
        <span>
          <Skeleton width={width} />
        </span>
        <Skeleton height={inText(34)} />
      </div>
    ))}
  </div>
)

/** Placeholder before React is loaded. */
export const GrantFormPlaceholder = () => <ScreenPlaceholder rows={<GrantFormSkeleton />} />
