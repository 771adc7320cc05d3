import { createContext, type RefObject } from 'react'
import { useProvided } from '../custom-element/element-context.js'
import type { RefusedTexts } from '../frame/status-banner.js'
import type { QueryStatus } from '../hooks/use-query.js'
import type { TableContent } from './table-content.js'
import type { TableStore } from './table-store.js'

/** Texts of a table. */
interface TableTexts {
  readonly heading: string
  readonly search: string
  readonly clearSearch: string
  /** Label of the chips. */
  readonly filters?: string
  readonly healthy?: string
  readonly empty: string
  readonly loading: string
  readonly failed: string
  /** Shown if a later page failed. @default failed */
  readonly partFailed?: string
  /** Shown if the platform refuses the list. @default the texts of every screen */
  readonly refused?: RefusedTexts
  readonly count: (count: number) => string
  readonly loadingMore: (count: number) => string
}

/** Shared by the parts of a table. */
export interface TableContextValue {
  readonly store: Pick<TableStore<never>, 'search' | 'showKind'>
  readonly table: Pick<TableContent<unknown>, 'search' | 'issueFilter' | 'rows' | 'total' | 'issueCounts'>
  readonly texts: TableTexts
  readonly heading: string
  readonly status: QueryStatus
  readonly root: RefObject<HTMLDivElement | null>
}

export const TableContext = createContext<TableContextValue | undefined>(undefined)

/** Returns the context of the table around a part. */
export const useTableContext = (): TableContextValue => useProvided(TableContext)
