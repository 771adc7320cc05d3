import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { SearchField } from './search-field.js'

type Native = Pick<
  ComponentProps<'input'>,
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-invalid'
  | 'placeholder'
  | 'role'
>

type SearchBoxProps = Native & {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

/** A search field. Escape clears it. */
export function SearchBox({ value, onChange, ...field }: SearchBoxProps) {
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
    <SearchField
      {...field}
      ref={input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={clearOnEscape}
      onClear={clear}
    />
  )
}
