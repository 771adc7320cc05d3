import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { inText } from '../../../ui/style/in-text.js'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './access-code-form.css'

registerStyles(css)

/** Widths of the labels: name, code and timing. */
const LABELS = ['9em', '10em', '4em']

/** Skeleton of the form of a code. */
export const CodeFormSkeleton = () => (
  <div className="code-form" aria-hidden>
    <div className="form page">
      {LABELS.map((width) => (
        <div key={width} className="field stack gap-1">
          <span>
            <Skeleton width={width} />
          </span>
          <Skeleton height={inText(34)} />
        </div>
      ))}
    </div>
  </div>
)

/** Placeholder before React is loaded. */
export const CodeFormPlaceholder = () => <ScreenPlaceholder rows={<CodeFormSkeleton />} />
