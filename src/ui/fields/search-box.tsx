import { Search, X } from '../icons.js'
import { useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { IconButton } from '../actions/icon-button.js'
import css from './search-box.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

type Native = Pick<
  ComponentProps<'input'>,
  'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded' | 'placeholder' | 'role'
>

export type SearchBoxProps = Native & {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

/** @csspart search - A search box. */
export function SearchBox({ label, value, onChange, clearLabel, ...native }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    onChange('')
    input.current?.focus()
  }
  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !value) return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <div className="search" part="search">
      <Search />
      <input
        {...native}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {value && <IconButton label={clearLabel} icon={<X />} onClick={clear} />}
    </div>
  )
}
