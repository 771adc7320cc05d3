import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../actions/button.js'
import { registerStyles } from '../style/styles.js'
import css from './menu.css'
import { isAnchored, usePlace } from './use-place.js'

registerStyles(css)

type PopoverButtonProps = Pick<ButtonProps, 'aria-labelledby' | 'icon' | 'part' | 'tabIndex' | 'title'> & {
  label: string
  text: string
  /** Fields; a checked radio button gets focus. A function is rendered only while open. */
  children: ReactNode | (() => ReactNode)
}

/** A button that opens a popover with fields that apply immediately. */
export function PopoverButton({ label, text, children, ...props }: PopoverButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // Firefox moves focus before the button is `:active`.
  const isPressed = useRef(false)
  const wasOpen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  usePlace(box, button, isOpen)
  // A popover that is moved closes without an event.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends with being closed
  useLayoutEffect(() => {
    if (wasOpen.current && isOpen && !box.current?.matches(':popover-open')) setOpen(false)
    wasOpen.current = isOpen
  })
  return (
    <>
      <Button
        {...props}
        ref={button}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => (isPressed.current = true)}
      >
        {text}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The focus leaves what is in it. */}
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        part="menu"
        className={isAnchored() ? 'menu overlay anchored' : 'menu overlay'}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Pressing the button closes the popover natively.
          if (relatedTarget && !currentTarget.contains(relatedTarget) && !isPressed.current) {
            currentTarget.hidePopover?.()
          }
          isPressed.current = false
        }}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState, currentTarget }) => {
          // A popover that was moved meanwhile is closed.
          const opens = newState === 'open' && currentTarget.matches(':popover-open')
          isPressed.current = false
          setOpen(opens)
          const hasFocus = currentTarget.matches(':focus-within')
          if (opens && !hasFocus)
            (typeof children === 'function' ? currentTarget : currentTarget.querySelector('select'))?.focus()
          // Focus is on something removed, or nowhere.
          else if (!opens && (hasFocus || document.activeElement === document.body)) {
            button.current?.focus({ preventScroll: true })
          }
        }}
      >
        {typeof children === 'function' ? isOpen && children() : children}
      </div>
    </>
  )
}
