import { createContext, type RefObject } from 'react'
import type { Messages } from '../../messages/en.js'
import { useProvided } from '../custom-element/element-context.js'
import type { QueryStatus } from '../hooks/use-query.js'
import type { TableContent } from './table-content.js'
import type { TableStore } from './table-store.js'

/** Shared by the parts of a table. */
export interface TableContextValue {
  readonly store: Pick<TableStore<never>, 'search' | 'showKind'>
  readonly table: Pick<
    TableContent<unknown>,
    'search' | 'issueFilter' | 'subset' | 'rows' | 'count' | 'total' | 'issueCounts'
  >
  readonly texts: Messages['deviceTable'] | Messages['accessCodeTable']
  readonly heading: string
  readonly status: QueryStatus
  readonly root: RefObject<HTMLDivElement | null>
}

export const TableContext = createContext<TableContextValue | undefined>(undefined)

/** Returns the context of the table around a part. */
export const useTableContext = (): TableContextValue => useProvided(TableContext)
