import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { TableContent } from '../../../element/table/table-content.js'
import type { TableStore } from '../../../element/table/table-store.js'
import type { CodeSection } from '../rules/code-sections.js'
import { SectionHead } from './section-head.js'

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
            section={section}
            texts={texts}
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
