import type { Messages } from '../../../messages/en.js'
import { ChevronDown } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { COLLAPSED_SECTIONS, type CodeSection } from '../rules/code-sections.js'
import css from './section-head.css'

registerStyles(css)

interface Props {
  readonly section: CodeSection
  readonly texts: Messages['accessCodeTable']
  readonly isCollapsed: boolean
  readonly onToggle?: () => void
}

/** Heading of the codes of one time. That of ended codes shows and hides them. No hooks, so it can be prerendered. */
export function SectionHead({ section: { key, count }, texts, isCollapsed, onToggle }: Props) {
  const name = texts.sections[key]
  return (
    <h3 className="code-section muted small">
      {COLLAPSED_SECTIONS.has(key) ? (
        <button type="button" className="inline unfolds" aria-expanded={!isCollapsed} onClick={onToggle}>
          {name} {count}
          <ChevronDown />
        </button>
      ) : (
        name
      )}
    </h3>
  )
}
