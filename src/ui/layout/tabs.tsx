import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { TabsFrame } from './tabs-frame.js'

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Tabs with one visible panel. Arrow keys select the next tab. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
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
    <TabsFrame
      id={useId()}
      ref={list}
      label={label}
      tabs={tabs}
      selected={selected}
      onSelect={onSelect}
      onKeyDown={move}
    >
      {tabs[current]?.content}
    </TabsFrame>
  )
}
