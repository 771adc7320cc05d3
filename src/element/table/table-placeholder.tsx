import type { ReactNode } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { ScreenPlaceholder } from '../frame/screen-placeholder.js'

/** @param rows skeletons of the rows. @default skeletons of list rows with a picture */
export const tablePlaceholder = (
  option: (name: string) => unknown,
  rows: ReactNode = <SkeletonRows leading trailing />
): ReactNode => (
  <div className={option('dense') ? 'table dense' : 'table'}>
    {/* The table of a single device names it below the heading. */}
    <ScreenPlaceholder subtitle={option('deviceId') !== undefined && '5em'} rows={rows}>
      <div className="button plain" />
      <div className="toolbar">
        {!option('disableSearch') && <div className="search" />}
        <div className="chips" />
      </div>
    </ScreenPlaceholder>
  </div>
)
