/* oxlint-disable
   jsx-a11y/no-noninteractive-element-to-interactive-role,
   jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   No tag is a list that is searched; its keys are those of the search box. */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { foldText } from '../../core/values/fold-text.js'
import { Announcer } from '../feedback/announcer.js'
import { Check } from '../later-icons.js'
import { type ListMemory, useRowWindow } from '../list/row-window.js'
import { registerStyles } from '../style/styles.js'
import css from './option-list.css'
import { SearchBox } from './search-box.js'

registerStyles(css)

const PAGE_ROWS = 8
/** Visible space above the selected option, in CSS px. */
const ABOVE = 88

export type Option = {
  value: string
  label: string
  description?: string | undefined
  /** Shown below the label. */
  note?: string | undefined
  /** Additional words that the search matches. */
  keywords?: string | undefined
}

type OptionListProps = {
  label: string
  placeholder?: string | undefined
  clearLabel: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
  noMatch: string
  /** Announces the number of matches. */
  count: (matches: number) => string
  /** `true` if a selection is missing. @default false */
  isInvalid?: boolean
}

const searched = (text: string) => foldText(text).replaceAll(/[_/]/g, ' ')

function matching(options: readonly Option[], query: string): readonly Option[] {
  const terms = searched(query).split(/\s+/)
  return options.filter(({ label, description = '', note = '', keywords = '' }) => {
    const text = searched(`${label} ${description} ${note} ${keywords}`)
    return terms.every((term) => text.includes(term))
  })
}

/** A searchable list with one selection. Focus stays in the search box; arrow keys move through the options. */
export function OptionList(props: OptionListProps) {
  const { label, placeholder, clearLabel, options, value, onChange, noMatch, count, isInvalid } = props
  const id = useId()
  const [query, setQuery] = useState('')
  const found = query.trim() ? matching(options, query) : options
  const [active, setActive] = useState(() => options.findIndex((option) => option.value === value))
  const box = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const bringsIntoView = useRef(false)
  const memory = useRef<ListMemory | null>(active > 0 ? { index: active, offset: -ABOVE } : null)
  const { first, end, spaceBefore, spaceAfter, follow, include } = useRowWindow(region, found.length, memory)
  const isActiveThere = active >= first && active < end

  useLayoutEffect(() => {
    if (!bringsIntoView.current) return
    bringsIntoView.current = false
    region.current?.querySelector('.active')?.scrollIntoView?.({ block: 'nearest' })
  })

  function activate(index: number) {
    bringsIntoView.current = true
    setActive(index)
    include(Math.max(0, index))
  }
  function search(typed: string) {
    setQuery(typed)
    activate(typed.trim() ? 0 : options.findIndex((option) => option.value === value))
  }
  function move(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE_ROWS,
      PageUp: active - PAGE_ROWS,
      Home: 0,
      End: found.length - 1
    }
    const target = targets[event.key]
    const chosen = found[active]
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    // The clear button handles its own keys.
    if (event.target !== box.current?.querySelector('input')) return
    if (target !== undefined) activate(Math.max(0, Math.min(target, found.length - 1)))
    else if (event.key !== 'Enter') return
    else if (chosen) onChange(chosen.value)
    event.preventDefault()
  }
  const isEmpty = found.length === 0
  return (
    <div ref={box} className="option-list stack" onKeyDown={move}>
      <SearchBox
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={!isEmpty}
        aria-controls={isEmpty ? undefined : id}
        aria-invalid={isInvalid}
        aria-activedescendant={isActiveThere ? `${id}-${active}` : undefined}
        label={label}
        placeholder={placeholder}
        clearLabel={clearLabel}
        value={query}
        onChange={search}
      />
      <Announcer message={query && (isEmpty ? noMatch : count(found.length))} />
      {isEmpty ? (
        <p className="muted">{noMatch}</p>
      ) : (
        <div ref={region} id={id} role="listbox" aria-label={label} className="options" onScroll={follow}>
          <ul role="presentation" style={{ paddingBlock: `${spaceBefore}px ${spaceAfter}px` }}>
            {found.slice(first, end).map((option, offset) => (
              <li
                key={option.value}
                id={`${id}-${first + offset}`}
                role="option"
                className={first + offset === active ? 'inline active' : 'inline'}
                aria-selected={option.value === value}
                aria-setsize={found.length}
                aria-posinset={first + offset + 1}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChange(option.value)}
              >
                <span className="rest wrap between">
                  <span>
                    {option.label}
                    {option.note && <small className="block">{option.note}</small>}
                  </span>
                  {option.description && <small>{option.description}</small>}
                </span>
                {option.value === value && <Check />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
