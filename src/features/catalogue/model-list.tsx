import { useRef } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SUPPORTED_DEVICES } from '../../messages/supported-devices/en.js'
import listCss from '../../ui/list/list.css'
import { registerStyles } from '../../ui/style/styles.js'
import { COLLAPSED_MODELS, ManufacturerGroup } from './manufacturer-group.js'
import type { ManufacturerModels } from './rules/catalogue.js'

registerStyles(listCss)

/** Maximum number of rows that scroll with the page while no group is expanded. */
const MOST_ROWS = 60
/** Maximum number of groups that fit into the region of a long list. */
const FIRST_GROUPS = 6

interface Props {
  readonly groups: readonly ManufacturerModels[]
  /** Ids of manufacturers. */
  readonly expanded: readonly string[]
  readonly onToggle: (manufacturerId: string) => void
}

/** Models by manufacturer. A long list scrolls in a region of its own. */
export function ModelList({ groups, expanded, onToggle }: Props) {
  const { heading } = useTexts(SUPPORTED_DEVICES)
  const list = useRef<HTMLDivElement>(null)
  const isLong = groups.flatMap(({ models }) => models.slice(0, COLLAPSED_MODELS)).length > MOST_ROWS
  return (
    <div
      ref={list}
      className={isLong ? 'list long models' : 'models'}
      {...(isLong && { role: 'region', 'aria-label': heading, tabIndex: 0 })}
    >
      {groups.map((group, index) => {
        const id = group.manufacturer.manufacturer_id
        return (
          <ManufacturerGroup
            key={id}
            group={group}
            isExpanded={expanded.includes(id)}
            onToggle={() => onToggle(id)}
            list={list}
            startsNear={!isLong || index < FIRST_GROUPS}
          />
        )
      })}
    </div>
  )
}
