import { useLayoutEffect, useRef, type ReactNode } from 'react'

type RowProps = {
  /** Whether this is the row that Tab comes to. */
  active: boolean
  /** Whether it is to have the focus, wherever the rows were put meanwhile. */
  focused: boolean
  onFocus: () => void
  onPress: () => void
  children: ReactNode
}

/** The press target that a row of a list is. */
export function Row({ active, focused, onFocus, onPress, children }: RowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const row = button.current
    if (!focused || !row || row.matches(':focus')) return
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
      onFocus={onFocus}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
