import { type ReactNode, useRef } from 'react'
import { isRefused as isRefusedBy } from '../../core/queries/is-refused.js'
import { IDLE_QUERY } from '../../core/store/session-state.js'
import { countText } from '../../messages/formats.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { useElement } from '../custom-element/element-context.js'
import { Screen } from '../frame/screen.js'
import type { ScreenReport } from '../frame/use-screen.js'
import { pendingContentState } from '../hooks/use-content-state.js'
import { TableContext, type TableContextValue } from './table-context.js'
import { TableFrame } from './table-frame.js'
import type { TableStore } from './table-store.js'

interface Props extends Pick<TableContextValue, 'table' | 'texts' | 'status'>, Pick<ScreenReport, 'name' | 'ids'> {
  readonly store: TableContextValue['store'] & Pick<TableStore<never>, 'list'>
  /** @default the heading of the texts */
  readonly heading: string | undefined
  /** Shown below the heading. */
  readonly subtitle?: ReactNode
  /** `true` while something other than the list is loading. @default false */
  readonly isAwaited?: boolean
  /** `true` for lower rows. */
  readonly dense: boolean | undefined
  /** Item whose screen was open. Its row takes focus. */
  readonly returnsTo: string | undefined
  /** Search field next to the heading. */
  readonly search?: ReactNode
  /** Controls next to the heading. */
  readonly actions?: ReactNode
  /** Below the heading: chips, and a search field that is not next to it. */
  readonly toolbar: ReactNode
  readonly children: ReactNode
}

/** Screen of a table, with heading, count and refresh. The other parts are its children. */
export function TableRoot(props: Props) {
  const {
    store,
    table,
    texts,
    heading = texts.heading,
    subtitle,
    dense,
    returnsTo,
    search,
    actions,
    toolbar,
    children
  } = props
  const { locale, messages } = useElement()
  const { fetch } = props.status
  const status = props.isAwaited ? { ...IDLE_QUERY, isFetching: true, fetch } : props.status
  const root = useRef<HTMLDivElement>(null)
  const hasResponse = status.ids !== undefined
  const isRefused = isRefusedBy(status.error)
  const isAbsent = isRefused && !hasResponse
  const { length: shown } = table.rows
  const count = shown < table.total ? messages.general.of(shown, table.total) : countText(shown, locale)
  useOnChange(returnsTo, () => {
    if (returnsTo !== undefined) store.list.current?.focusRow(returnsTo)
  })
  return (
    <TableContext value={{ store, table, texts, heading, status, root }}>
      <TableFrame
        ref={root}
        dense={dense}
        title={heading}
        count={hasResponse ? count : undefined}
        subtitle={subtitle}
        refresh={
          isRefused
            ? undefined
            : { label: messages.general.refresh, pending: status.isFetching && hasResponse, onClick: fetch }
        }
        {...(!isAbsent && { search, actions, toolbar })}
        renderScreen={(parts) => (
          <Screen
            name={props.name}
            ids={props.ids}
            // A search without results doesn't make the list empty.
            state={table.total > 0 ? 'ready' : status.isComplete ? 'empty' : pendingContentState(status)}
            {...parts}
          >
            {children}
          </Screen>
        )}
      />
    </TableContext>
  )
}
