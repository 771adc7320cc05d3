import type { ReactNode, Ref } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { Skeleton } from '../feedback/skeleton.js'
import { ArrowLeft, X } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './screen-header.css'

registerStyles(css)

export type ScreenHeaderProps = {
  /** `undefined` while unknown, `null` for none. */
  title: string | undefined | null
  /** Number of items, in the heading. */
  count?: ReactNode
  subtitle?: ReactNode
  /** `true` for a small title above the name of what the screen is about. @default false */
  isEyebrow?: boolean
  onBack?: (() => void) | undefined
  backLabel: string
  /** `true` if Back closes a screen next to another one. @default false */
  closes?: boolean | undefined
  actions?: ReactNode
  /** Gets focus when the screen opens. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Second line: search and filters. */
  children?: ReactNode
}

/** @csspart heading - The title of a screen. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const { title, count, subtitle, isEyebrow, onBack, backLabel, closes, actions, headingRef, children } = props
  return (
    <div className="header inline wrap">
      {onBack && <IconButton label={backLabel} icon={closes ? <X /> : <ArrowLeft />} onClick={onBack} />}
      <div>
        {title !== null && (
          <h2 className={isEyebrow ? 'eyebrow muted small' : 'title'} part="heading" tabIndex={-1} ref={headingRef}>
            {/* One text: a separate space would move within the line when the count appears. */}
            {title === undefined ? <Skeleton width="6em" /> : `${title} `}
            {count !== undefined && <span>{count}</span>}
          </h2>
        )}
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions}
      {children && <div className="toolbar inline wrap">{children}</div>}
    </div>
  )
}
