import type { ReactNode } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { ScreenPlaceholder } from '../custom-element/screen-placeholder.js'

interface Options {
  /** Skeletons of the rows. @default skeletons of list rows */
  readonly rows?: ReactNode
  /** Places of the issue chips and what is next to them. @default the issue chips */
  readonly toolbar?: ReactNode
}

export function TablePlaceholder(
  option: (name: string) => unknown,
  { rows = <SkeletonRows trailing />, toolbar = <div className="chips inline wrap" /> }: Options = {}
): ReactNode {
  return (
    <div className={option('dense') ? 'table dense' : 'table'}>
      {/* The table of a single device names it below the heading. */}
      <ScreenPlaceholder subtitle={option('deviceId') !== undefined && '5em'} rows={rows}>
        {/* Not `div`, which would grow. */}
        {!option('disableSearch') && <span className="search inline framed" />}
        <span className="button plain" />
        <span className="button plain" />
        <div className="toolbar inline wrap">{toolbar}</div>
      </ScreenPlaceholder>
    </div>
  )
}
