import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.js'
import { type MenuItem, MenuPopover } from './menu-popover.js'

type MenuProps = {
  label: string
  /** Visible text of the button. @default only the icon */
  text?: string | undefined
  icon: ReactNode
  items: readonly MenuItem[]
  tabIndex?: number | undefined
}

/** A button with a menu, which is rendered only while open. */
export function Menu({ label, text, icon, items, tabIndex }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [openTo, setOpenTo] = useState<'first' | 'last'>()
  // A pointer press outside closes the menu before the click event.
  const pressedWhileOpen = useRef(false)

  function toggle() {
    setOpenTo(openTo || pressedWhileOpen.current ? undefined : 'first')
    pressedWhileOpen.current = false
  }
  function openByArrow(event: KeyboardEvent) {
    pressedWhileOpen.current = false
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    setOpenTo(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      <Button
        ref={button}
        variant={text ? 'secondary' : 'plain'}
        label={text ? undefined : label}
        icon={icon}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={openTo !== undefined}
        onPointerDown={() => (pressedWhileOpen.current = openTo !== undefined)}
        onKeyDown={openByArrow}
        onClick={toggle}
      >
        {text}
      </Button>
      {openTo && (
        <MenuPopover label={label} items={items} openTo={openTo} button={button} onClose={() => setOpenTo(undefined)} />
      )}
    </>
  )
}
