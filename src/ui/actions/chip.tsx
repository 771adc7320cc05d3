import type { ReactNode } from 'react'
import css from './chip.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

type ChipProps = {
  /** Color name, such as `ok` or `danger`. */
  tone?: string | undefined
  icon?: ReactNode
  pressed: boolean
  /** `true` while its action is in flight: it keeps focus and ignores presses. */
  pending?: boolean
  disabled?: boolean
  /** Quieter text after the content. */
  detail?: string | undefined
  onToggle: () => void
  children: ReactNode
}

/**
 * A toggle button. For plain information use `Badge`.
 *
 * @csspart filter - A button that filters a list.
 */
export const Chip = ({ tone, icon, pressed, pending = false, disabled, detail, onToggle, children }: ChipProps) => (
  <button
    type="button"
    className="chip"
    part="filter"
    data-tone={tone}
    disabled={disabled}
    aria-pressed={pressed}
    aria-busy={pending || undefined}
    onClick={() => !pending && onToggle()}
  >
    {pending ? <i className="spinner" /> : icon}
    <span>{children}</span>
    {detail && <small> {detail}</small>}
  </button>
)
