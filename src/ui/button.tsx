import type { MouseEvent, ReactNode, Ref } from 'react'
import css from './button.css'
import { useStyles } from './styles.js'

export type ButtonProps = {
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'plain' | 'danger' | undefined
  /** Its change is under way: it keeps its place and the focus, and presses do nothing. */
  pending?: boolean | undefined
  disabled?: boolean | undefined
  icon?: ReactNode
  /** Names a button that shows no words. */
  label?: string | undefined
  type?: 'button' | 'submit' | undefined
  onClick?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  children?: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', pending, disabled, icon, label, type = 'button', onClick, ref, children } = props
  useStyles(css)
  function press(event: MouseEvent) {
    if (pending) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      ref={ref}
      type={type}
      part="button"
      className={`button ${variant}`}
      disabled={disabled}
      aria-label={label}
      title={label}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {icon}
      {children && <span>{children}</span>}
    </button>
  )
}
