import { type ReactNode, useRef } from 'react'
import { IDLE_QUERY } from '../../core/session/session-state.js'
import { countText } from '../../messages/formats.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { RefreshCw } from '../../ui/icons.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { useElement } from '../custom-element/element-context.js'
import { Screen } from '../frame/screen.js'
import { pendingContentState, useContentState } from '../hooks/use-content-state.js'
import { TableBox } from './table-box.js'
import { TableContext, type TableContextValue } from './table-context.js'
import type { TableStore } from './table-store.js'

interface Props extends Pick<TableContextValue, 'table' | 'texts' | 'status'> {
  readonly store: TableContextValue['store'] & Pick<TableStore<never>, 'list'>
  /** @default that of the texts */
  readonly heading: string | undefined
  /** What the heading is of. */
  readonly subtitle?: ReactNode
  /** Whether something else than the list is waited for. @default false */
  readonly isAwaited?: boolean
  /** Whether more rows have room, each in one line where there is room for that. */
  readonly dense: boolean | undefined
  /** The item whose own screen was open before; its row takes the focus. */
  readonly returnsTo: string | undefined
  /** Stands at the end of the heading. */
  readonly actions?: ReactNode
  /** Stands under the heading: search, chips. */
  readonly toolbar: ReactNode
  readonly children: ReactNode
}

/** The screen of a table, with how many it lists, and a way to read them again; the other parts stand in it. */
export function TableRoot(props: Props) {
  const { store, table, texts, heading = texts.heading, subtitle, dense, returnsTo, actions, toolbar, children } = props
  const { locale, messages } = useElement()
  const { fetch } = props.status
  const status = props.isAwaited ? { ...IDLE_QUERY, isFetching: true, fetch } : props.status
  const root = useRef<HTMLDivElement>(null)
  const hasAnswer = status.ids !== undefined
  // What is searched in vain leaves a list that has something in it.
  useContentState(table.total > 0 ? 'ready' : status.isComplete ? 'empty' : pendingContentState(status))
  useOnChange(returnsTo, () => {
    if (returnsTo !== undefined) store.list.current?.focusRow(returnsTo)
  })
  return (
    <TableContext value={{ store, table, texts, heading, status, root }}>
      <TableBox ref={root} dense={dense}>
        <Screen
          title={heading}
          count={hasAnswer ? countText(table.count, locale) : undefined}
          subtitle={subtitle}
          actions={
            <>
              <IconButton
                label={messages.general.refresh}
                icon={<RefreshCw />}
                pending={status.isFetching && hasAnswer}
                onClick={fetch}
              />
              {actions}
            </>
          }
          toolbar={toolbar}
        >
          {children}
        </Screen>
      </TableBox>
    </TableContext>
  )
}
