import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import css from './button.css'
import { registerStyles } from '../style/styles.js'

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
   * `primary` is the one thing to do; `danger` leads to what destroys, `destructive` does it; `link` stands in a text.
   *
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'plain' | 'danger' | 'destructive' | 'link' | undefined
  /** Its change is under way: it keeps its place and the focus, and presses do nothing. */
  pending?: boolean | undefined
  /** Cannot be pressed for now: it keeps its place and the focus. */
  isUnavailable?: boolean | undefined
  icon?: ReactNode
  /** Names a button that shows no words. */
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
