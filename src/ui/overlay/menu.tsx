import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { type MenuItem, MenuPopover } from './menu-popover.js'

type MenuProps = {
  label: string
  icon: ReactNode
  items: readonly MenuItem[]
  tabIndex?: number | undefined
}

/** A button with a menu, which is rendered only while open. */
export function Menu({ label, icon, items, tabIndex }: MenuProps) {
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
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={openTo !== undefined}
        onPointerDown={() => (pressedWhileOpen.current = openTo !== undefined)}
        onKeyDown={openByArrow}
        onClick={toggle}
      />
      {openTo && (
        <MenuPopover label={label} items={items} openTo={openTo} button={button} onClose={() => setOpenTo(undefined)} />
      )}
    </>
  )
}
