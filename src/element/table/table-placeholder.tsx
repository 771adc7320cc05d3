import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../frame/screen-placeholder.js'

/** @param rows expected number of rows, if known */
export const tablePlaceholder = (option: (name: string) => unknown, rows?: number): ReactNode => (
  <div className={option('dense') ? 'table dense' : 'table'}>
    {/* The table of a single device names it below the heading. */}
    <ScreenPlaceholder subtitle={option('deviceId') !== undefined && '5em'} trailing count={rows}>
      <div className="button plain" />
      <div className="toolbar">
        {!option('disableSearch') && <div className="search" />}
        <div className="chips" />
      </div>
    </ScreenPlaceholder>
  </div>
)
