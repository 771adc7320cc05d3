import type { ReactElement, ReactNode } from 'react'
import type { Messages } from '../../messages/en.js'
import { countText } from '../../messages/formats.js'
import { SearchField } from '../../ui/fields/search-field.js'
import { ListFrame } from '../../ui/list/list-frame.js'
import { RowBox } from '../../ui/list/row-box.js'
import { firstRowsOf, ROW_HEIGHT } from '../../ui/list/row-metrics.js'
import type { Localization } from '../custom-element/localization.js'
import { ScreenFrame } from '../frame/screen-frame.js'
import { type IssueChip, IssueChips } from './issue-chips.js'
import { createTableContent, type TableContent, type TableGroup, type TableInput } from './table-content.js'
import { TableFrame } from './table-frame.js'

const NOTHING_CHOSEN = { search: '', issueFilter: undefined, subset: undefined }

interface Props<Item, Group extends TableGroup> extends Omit<TableInput<Item, Group>, 'search'> {
  /** Groups that are collapsed initially. */
  readonly folds?: ReadonlySet<string>
  /** `true` if the list is complete. */
  readonly isComplete: boolean
  /** Number of items that the platform returned. */
  readonly readCount: number
  readonly display: {
    readonly heading?: string | undefined
    readonly dense?: boolean | undefined
    readonly disableSearch?: boolean | undefined
  }
  readonly localization: Localization
  readonly texts: Messages['deviceTable'] | Messages['accessCodeTable']
  readonly chips: readonly IssueChip[]
  /** `true` if the rows are tiles. */
  readonly isTiled?: boolean
  readonly subtitle?: ReactNode
  readonly actions: ReactNode
  keyOf(item: Item): string
  /** Key of the row whose item is shown next to the list. */
  readonly current?: string | undefined
  /** Renders what is above a row. */
  renderAbove?(item: Item, table: TableContent<Item, Group>): ReactNode
  /** Renders what is above the list. */
  renderNotices?(listed: readonly Item[]): ReactNode
  renderRow(item: Item): ReactNode
  renderTrailing?(item: Item, tabIndex: 0 | -1): ReactNode
}

/** `TableRoot` and its parts for prerendering, without hooks and contexts. */
export function FirstTable<Item, Group extends TableGroup = TableGroup>(props: Props<Item, Group>): ReactElement {
  const { isComplete, display, localization, texts, subtitle, actions, current } = props
  const { locale, messages } = localization
  const toggledKeys = props.folds ?? new Set<string>()
  const table = createTableContent<Item, Group>()({ ...NOTHING_CHOSEN, toggledKeys }, props)
  const { visibleRows: rows, listed, issueCounts, isCollapsed } = table
  const heading = display.heading ?? texts.heading
  const shown = rows.slice(0, firstRowsOf(rows.length))
  return (
    <TableFrame
      dense={display.dense}
      title={heading}
      count={countText(table.rows.length, locale)}
      refresh={{ label: messages.general.refresh, pending: !isComplete }}
      search={
        !display.disableSearch && (
          <SearchField label={texts.search} placeholder={texts.search} value="" clearLabel={texts.clearSearch} />
        )
      }
      subtitle={subtitle}
      actions={actions}
      toolbar={
        <IssueChips
          chips={props.chips}
          texts={texts}
          counts={issueCounts}
          shown={undefined}
          onToggle={() => {}}
          healthy={texts.healthy}
        />
      }
      renderScreen={(parts) => (
        <ScreenFrame hasHostSlots backLabel={messages.general.back} {...parts}>
          <p className="last-read muted small" />
          <output className="offline" />
          {props.renderNotices?.(listed)}
          <ListFrame
            label={heading}
            isTiled={props.isTiled}
            count={rows.length}
            spaceBefore={0}
            spaceAfter={(rows.length - shown.length) * ROW_HEIGHT}
          >
            {shown.map((item, index) => {
              const key = props.keyOf(item)
              const tabIndex = (current === undefined ? index === 0 : key === current) ? 0 : -1
              const isHidden = isCollapsed?.(item)
              return (
                <RowBox
                  key={key}
                  itemKey={key}
                  position={index + 1}
                  tabIndex={tabIndex}
                  count={rows.length}
                  isCurrent={key === current}
                  above={props.renderAbove?.(item, table)}
                  trailing={!isHidden && props.renderTrailing?.(item, tabIndex)}
                >
                  {isHidden ? undefined : props.renderRow(item)}
                </RowBox>
              )
            })}
          </ListFrame>
          {!isComplete && <p className="progress muted small">{texts.loadingMore(props.readCount)}</p>}
        </ScreenFrame>
      )}
    />
  )
}
