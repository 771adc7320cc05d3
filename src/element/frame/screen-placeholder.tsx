import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { SkeletonRows, type SkeletonRowsProps } from '../../ui/list/skeleton-rows.js'

interface Props extends SkeletonRowsProps {
  /** Width of the line below the heading, if it has one. */
  readonly subtitle?: string | false | undefined
  /** Skeleton boxes beside and below the heading. */
  readonly children?: ReactNode
}

/** Placeholder with the size of a loading screen. */
export const ScreenPlaceholder = ({ subtitle, children, ...rows }: Props) => (
  <>
    <div className="header">
      <div>
        <h2>
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
    <SkeletonRows leading {...rows} />
  </>
)
