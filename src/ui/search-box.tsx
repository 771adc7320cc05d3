import { Search, X } from './icons.js'
import { useRef, type KeyboardEvent } from 'react'
import { IconButton } from './icon-button.js'
import css from './search-box.css'
import { useStyles } from './styles.js'

export type SearchBoxProps = {
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

export function SearchBox({ label, placeholder, value, onChange, clearLabel }: SearchBoxProps) {
  useStyles(css)
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
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {value && <IconButton label={clearLabel} icon={<X />} onClick={clear} />}
    </div>
  )
}
