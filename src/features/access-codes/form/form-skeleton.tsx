import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { inText } from '../../../ui/style/in-text.js'

/** Widths of the labels: name, code and timing. */
const LABELS = ['9em', '10em', '4em']

/** Skeleton of the form of a code. */
export const FormSkeleton = () => (
  <div className="form page" aria-hidden>
    {LABELS.map((width) => (
      <div key={width} className="field stack gap-1">
        <span>
          <Skeleton {...{ width }} />
        </span>
        <Skeleton height={inText(34)} />
      </div>
    ))}
  </div>
)

/** Placeholder before React is loaded. */
export const formPlaceholder = (): ReactNode => <ScreenPlaceholder rows={<FormSkeleton />} />
