import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { type MenuItem, MenuPopover } from './menu-popover.js'

export type { MenuItem }

type MenuProps = {
  label: string
  icon: ReactNode
  items: readonly MenuItem[]
  pending?: boolean | undefined
  tabIndex?: number | undefined
  ref?: RefObject<HTMLButtonElement | null> | undefined
}

/** A button with a menu, which is rendered only while open. */
export function Menu({ label, icon, items, pending, tabIndex, ref }: MenuProps) {
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
  const [openTo, setOpenTo] = useState<'first' | 'last'>()
  // A pointer press outside closes the menu before the click event.
  const pressedWhileOpen = useRef(false)

  function toggle() {
    setOpenTo(openTo || pressedWhileOpen.current ? undefined : 'first')
    pressedWhileOpen.current = false
  }
  function openByArrow(event: KeyboardEvent) {
    pressedWhileOpen.current = false
    if (pending || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
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
        pending={pending}
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
