import { ChevronDown } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './section-head.css'

registerStyles(css)

interface Props {
  readonly title: string
  /** Number of rows. A section that can be collapsed shows it. */
  readonly count: number
  readonly isCollapsible: boolean
  readonly isCollapsed: boolean
  readonly onToggle?: () => void
}

/** Heading of rows in a list, which may show and hide them. No hooks, so it can be prerendered. */
export function SectionHead({ title, count, isCollapsible, isCollapsed, onToggle }: Props) {
  return (
    <h3 className="section-head muted small">
      {isCollapsible ? (
        <button type="button" className="inline unfolds" aria-expanded={!isCollapsed} onClick={onToggle}>
          {title} {count}
          <ChevronDown />
        </button>
      ) : (
        title
      )}
    </h3>
  )
}
