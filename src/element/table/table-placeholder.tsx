import type { ReactNode } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { ScreenPlaceholder } from '../frame/screen-placeholder.js'

interface Looks {
  /** Skeletons of the rows. @default skeletons of list rows */
  readonly rows?: ReactNode
  /** `true` if the search field is next to the heading. */
  readonly isSearchInHeader?: boolean
}

export function tablePlaceholder(
  option: (name: string) => unknown,
  { rows = <SkeletonRows trailing />, isSearchInHeader }: Looks = {}
): ReactNode {
  const search = !option('disableSearch') && <div className="search" />
  return (
    <div className={option('dense') ? 'table dense' : 'table'}>
      {/* The table of a single device names it below the heading. */}
      <ScreenPlaceholder subtitle={option('deviceId') !== undefined && '5em'} rows={rows}>
        {isSearchInHeader && search}
        <div className="button plain" />
        <div className="toolbar">
          {!isSearchInHeader && search}
          <div className="chips" />
        </div>
      </ScreenPlaceholder>
    </div>
  )
}
