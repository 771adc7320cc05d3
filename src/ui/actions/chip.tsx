import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './chip.css'

registerStyles(css)

type ChipProps = {
  /** Color name, such as `ok` or `danger`. */
  tone?: string | undefined
  icon?: ReactNode
  pressed: boolean
  /** `true` while its action is in flight: it keeps focus and ignores presses. */
  pending?: boolean | undefined
  disabled?: boolean | undefined
  /** `true` while it takes no presses: it keeps its focus. */
  isMuted?: boolean
  ref?: Ref<HTMLButtonElement>
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
export const Chip = ({
  ref,
  tone,
  icon,
  pressed,
  pending = false,
  disabled,
  isMuted,
  detail,
  onToggle,
  children
}: ChipProps) => (
  <button
    ref={ref}
    type="button"
    className="chip small framed"
    part="filter"
    data-tone={tone}
    disabled={disabled}
    aria-pressed={pressed}
    aria-busy={pending || undefined}
    aria-disabled={isMuted || undefined}
    onClick={() => !pending && !isMuted && onToggle()}
  >
    {pending ? <i className="spinner" /> : icon}
    <span>{children}</span>
    {detail && <small className="small clip"> {detail}</small>}
  </button>
)
