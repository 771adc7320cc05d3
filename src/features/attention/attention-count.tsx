import { registerStyles } from '../../ui/style/styles.js'
import css from './attention.css'

registerStyles(css)

interface Props {
  /** The number as it is shown. */
  readonly count: string
  /** Accessible name. `undefined` while its language is loading. */
  readonly label: string | undefined
}

/** The number of items that need attention. */
export const AttentionCount = ({ count, label }: Props) => (
  <span part="count" className="attention-count" {...(label !== undefined && { role: 'img', 'aria-label': label })}>
    {count}
  </span>
)
