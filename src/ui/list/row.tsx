import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

type RowProps = {
  /** Whether this is the row that Tab comes to. */
  active: boolean
  /** Whether it, or what stands beside it, is to have the focus, wherever the rows were put meanwhile. */
  focused: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPress: () => void
  children: ReactNode
}

/** The press target that a row of a list is. */
export function Row({ active, focused, onKeyDown, onPress, children }: RowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const row = button.current
    if (!focused || !row || row.parentElement?.querySelector(':focus')) return
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  return (
    <button
      ref={button}
      type="button"
      part="row"
      className="row"
      tabIndex={active ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
