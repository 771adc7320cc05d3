import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { inText } from '../../../ui/style/in-text.js'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './access-code-form.css'

registerStyles(css)

interface Props {
  /** Widths of the labels. */
  readonly labels: readonly string[]
}

/** Skeleton of the first fields of a form. */
export const FormSkeleton = ({ labels }: Props) => (
  <div className="form page" aria-hidden>
    {labels.map((width, index) => (
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

/** Skeleton of the form of a code: name, code and timing. */
export const CodeFormSkeleton = () => (
  <div className="code-form">
    <FormSkeleton labels={['9em', '10em', '4em']} />
  </div>
)

/** Placeholder before React is loaded. */
export const CodeFormPlaceholder = () => <ScreenPlaceholder rows={<CodeFormSkeleton />} />
