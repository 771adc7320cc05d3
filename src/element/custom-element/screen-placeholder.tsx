import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'

interface Props {
  /** `true` for a small title above the name of what the screen is about. @default false */
  readonly isEyebrow?: boolean
  /** Width of the line below the heading, if it has one. */
  readonly subtitle?: string | false | undefined
  /** Skeletons of the rows. @default skeletons of rows with a picture */
  readonly rows?: ReactNode
  /** Skeletons next to the heading and below it. */
  readonly children?: ReactNode
}

/** Placeholder with the size of a loading screen. */
export const ScreenPlaceholder = ({ isEyebrow, subtitle, rows, children }: Props) => (
  <>
    <div className="header inline wrap">
      <div>
        <h2 className={isEyebrow ? 'eyebrow small' : 'title'}>
          <Skeleton width="6em" />
        </h2>
        {subtitle && (
          <p>
            <Skeleton width={subtitle} />
          </p>
        )}
      </div>
      {children}
    </div>
    {rows ?? <SkeletonRows leading />}
  </>
)
