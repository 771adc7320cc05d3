import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { inText } from '../style/in-text.js'
import { registerStyles } from '../style/styles.js'
import css from './tabs.css'

registerStyles(css)

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode }

export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/**
 * Panels of which one is there; the arrows go from one to the next.
 *
 * @csspart tab - Chooses what is shown below.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex((tab) => tab.id === selected)

  function move(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: -1
    }
    const target = targets[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const tab = tabs.at(target % tabs.length)
    if (!tab) return
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
    onSelect(tab.id)
  }
  return (
    <>
      <div className="tabs">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          style={{ gridTemplateColumns: `repeat(${tabs.length}, minmax(0, ${inText(140)}))` }}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              part="tab"
              aria-selected={index === current}
              aria-controls={index === current ? id : undefined}
              tabIndex={index === current ? 0 : -1}
              onKeyDown={move}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          ))}
          <i style={{ inlineSize: `${100 / tabs.length}%`, insetInlineStart: `${(100 / tabs.length) * current}%` }} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The panel of a tab is the next tab stop. */}
      <div key={selected} role="tabpanel" id={id} aria-labelledby={`${id}-${selected}`} tabIndex={0} className="panel">
        {tabs[current]?.content}
      </div>
    </>
  )
}
