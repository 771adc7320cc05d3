import type { ReactNode } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { ScreenPlaceholder } from '../custom-element/screen-placeholder.js'

interface Props {
  readonly dense?: boolean | undefined
  readonly disableSearch?: boolean | undefined
  /** Width of the line below the heading, if it has one. */
  readonly subtitle?: string | false | undefined
  /** Skeletons of the rows. @default skeletons of list rows */
  readonly rows?: ReactNode
  /** Places of the issue chips and what is next to them. @default the issue chips */
  readonly toolbar?: ReactNode
}

/** Placeholder of a table, before React is loaded. */
export const TablePlaceholder = ({ dense, disableSearch, subtitle, rows, toolbar }: Props) => (
  <div className={dense ? 'table dense' : 'table'}>
    <ScreenPlaceholder subtitle={subtitle} rows={rows ?? <SkeletonRows trailing />}>
      {/* Not `div`, which would grow. */}
      {!disableSearch && <span className="search inline framed" />}
      <span className="button plain" />
      <span className="button plain" />
      <div className="toolbar inline wrap">{toolbar ?? <div className="chips inline wrap" />}</div>
    </ScreenPlaceholder>
  </div>
)
