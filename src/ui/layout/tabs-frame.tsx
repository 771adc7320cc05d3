import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { inText } from '../style/in-text.js'
import { registerStyles } from '../style/styles.js'
import css from './tabs.css'

registerStyles(css)

interface Props<Id extends string> {
  /** Id of the panel and prefix of the tab ids. */
  readonly id: string
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly selected: Id
  readonly ref?: Ref<HTMLDivElement>
  readonly onSelect?: (id: Id) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Content of the selected panel. */
  readonly children: ReactNode
}

/**
 * Tabs with the selected panel.
 *
 * @csspart tab - A tab.
 */
export function TabsFrame<Id extends string>(props: Props<Id>) {
  const { id, label, tabs, selected, ref, onSelect, onKeyDown, children } = props
  const current = tabs.findIndex((tab) => tab.id === selected)
  return (
    <>
      <div className="tabs">
        <div
          ref={ref}
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
              onKeyDown={onKeyDown}
              onClick={() => onSelect?.(tab.id)}
            >
              {tab.label}
            </button>
          ))}
          <i style={{ inlineSize: `${100 / tabs.length}%`, insetInlineStart: `${(100 / tabs.length) * current}%` }} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The panel of a tab is the next tab stop. */}
      <div key={selected} role="tabpanel" id={id} aria-labelledby={`${id}-${selected}`} tabIndex={0} className="panel">
        {children}
      </div>
    </>
  )
}
