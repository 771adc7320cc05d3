import type { ReactNode } from 'react'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { ScreenPlaceholder } from '../custom-element/screen-placeholder.js'

interface Options {
  /** Skeletons of the rows. @default skeletons of list rows */
  readonly rows?: ReactNode
}

export function tablePlaceholder(
  option: (name: string) => unknown,
  { rows = <SkeletonRows trailing /> }: Options = {}
): ReactNode {
  return (
    <div className={option('dense') ? 'table dense' : 'table'}>
      {/* The table of a single device names it below the heading. */}
      <ScreenPlaceholder subtitle={option('deviceId') !== undefined && '5em'} rows={rows}>
        {/* Not `div`, which would grow. */}
        {!option('disableSearch') && <span className="search inline framed" />}
        <span className="button plain" />
        <span className="button plain" />
        <div className="toolbar inline wrap">
          <div className="chips inline wrap" />
        </div>
      </ScreenPlaceholder>
    </div>
  )
}
