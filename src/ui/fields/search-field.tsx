import type { ComponentProps } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { Search, X } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './search-box.css'

registerStyles(css)

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'className'> {
  readonly label: string
  readonly value: string
  readonly clearLabel: string
  readonly onClear?: (() => void) | undefined
}

/** @csspart search - A search box. */
export function SearchField({ label, value, clearLabel, onClear, ...native }: Props) {
  return (
    <div className="search inline framed" part="search">
      <Search />
      <input {...native} type="search" aria-label={label} value={value} />
      {value && <IconButton label={clearLabel} icon={<X />} onClick={onClear} />}
    </div>
  )
}
