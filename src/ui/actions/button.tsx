import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './button.css'

registerStyles(css)

type Native = Pick<
  ComponentProps<'button'>,
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-keyshortcuts'
  | 'aria-labelledby'
  | 'disabled'
  | 'id'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'part'
  | 'popoverTarget'
  | 'ref'
  | 'tabIndex'
  | 'title'
>

export type ButtonProps = Native & {
  /**
   * `primary` for the main action, `danger` for buttons that lead to a destructive action, `destructive` for the action
   * itself, `link` inside text.
   *
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'plain' | 'danger' | 'destructive' | 'link' | undefined
  /** `true` while its action is in flight: it keeps its size and focus, and ignores presses. */
  pending?: boolean | undefined
  /** `true` if it can't be pressed now: it keeps its size and focus. */
  isUnavailable?: boolean | undefined
  icon?: ReactNode
  /** Accessible name of a button without visible text. */
  label?: string | undefined
  type?: 'button' | 'submit' | undefined
  onClick?: (() => void) | undefined
  children?: ReactNode
}

/** @csspart button - A button. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    pending,
    isUnavailable,
    icon,
    label,
    type = 'button',
    onClick,
    children,
    ...native
  } = props
  function press(event: MouseEvent) {
    if (pending || isUnavailable) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      title={label}
      part="button"
      {...native}
      type={type}
      className={`button ${variant}`}
      aria-label={label}
      aria-disabled={pending || isUnavailable || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {icon}
      {children && <span>{children}</span>}
    </button>
  )
}
