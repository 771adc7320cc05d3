import { type ReactNode, useId } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { countText } from '../../messages/formats.js'
import { Button } from '../../ui/actions/button.js'
import { ListFrame } from '../../ui/list/list-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './overview.css'
import { useOverviewMessages } from './overview-texts.js'
import { useOverviewWays } from './overview-ways.js'
import { SEEN_ROWS } from './rules/seen-rows.js'

registerStyles(css)

interface Props<Item> {
  /** Key of the section. */
  readonly kind: string
  readonly title: string
  readonly items: readonly Item[]
  readonly renderRow: (item: Item) => ReactNode
}

/** Section with items of one kind. Shows the first few until the user expands it. Renders nothing without items. */
export function OverviewPart<Item>({ kind, title, items, renderRow }: Props<Item>) {
  const { locale } = useElement()
  const { overview: texts } = useOverviewMessages()
  const { isUnfolded, toggle } = useOverviewWays()
  const id = useId()
  if (items.length === 0) return null
  const isWhole = isUnfolded(kind)
  const seen = isWhole ? items : items.slice(0, SEEN_ROWS)
  return (
    <section role="group" aria-labelledby={id} className="overview-part">
      <h3 id={id}>
        {`${title} `}
        <span>{countText(items.length, locale)}</span>
      </h3>
      <ListFrame label={title} count={seen.length} spaceBefore={0} spaceAfter={0}>
        {seen.map(renderRow)}
      </ListFrame>
      {items.length > SEEN_ROWS && (
        <div className="overview-more">
          <Button variant="link" aria-expanded={isWhole} onClick={() => toggle(kind)}>
            {isWhole ? texts.showFewer : texts.showMore(items.length - SEEN_ROWS)}
          </Button>
        </div>
      )}
    </section>
  )
}
