import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { TableContent } from '../../../element/table/table-content.js'
import type { TableStore } from '../../../element/table/table-store.js'
import { SectionHead } from '../../../ui/list/section-head.js'
import { COLLAPSED_SECTIONS, type CodeSection } from '../rules/code-sections.js'

interface Table<Item> {
  readonly store: TableStore<Item, CodeSection>
  readonly table: TableContent<Item, CodeSection>
}

/** Returns a function that renders the heading of the section that starts with a row. `undefined` without sections. */
export function useSectionHead<Item>({ store, table }: Table<Item>): ((item: Item) => ReactNode) | undefined {
  const { accessCodeTable: texts } = useTexts()
  const { groups } = table
  const { keyOf, toggle, isToggled } = store
  const isCollapsed = table.toggledKeys.has('ended')
  const above = useCallback(
    (item: Item) => {
      const section = groups?.get(keyOf(item))
      return (
        section && (
          <SectionHead
            title={texts.sections[section.key]}
            count={section.count}
            isCollapsible={COLLAPSED_SECTIONS.has(section.key)}
            isCollapsed={isCollapsed}
            onToggle={() => toggle([section.key], !isToggled(section.key))}
          />
        )
      )
    },
    [groups, keyOf, toggle, isToggled, texts, isCollapsed]
  )
  return groups && above
}
