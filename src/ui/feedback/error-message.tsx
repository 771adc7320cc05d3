import type { ReactNode } from 'react'
import { Button } from '../actions/button.js'
import { CircleAlert } from '../icons.js'
import { EmptyState } from './empty-state.js'
import { LiveRegion } from './live-region.js'
import { isFolded, LongText } from './long-text.js'

type ErrorMessageProps = {
  /** @default an exclamation mark */
  icon?: ReactNode
  title: string
  detail?: string | undefined
  /** Label that a long detail is folded under. */
  detailsLabel?: string | undefined
  actionLabel?: string | undefined
  onAction?: (() => void) | undefined
}

/** An error that replaces the content of the element. */
export function ErrorMessage({ icon, title, detail, detailsLabel, actionLabel, onAction }: ErrorMessageProps) {
  const isLong = isFolded(detail, detailsLabel)
  return (
    <LiveRegion urgent>
      <EmptyState
        icon={icon ?? <CircleAlert />}
        title={title}
        action={
          <>
            {onAction && <Button onClick={onAction}>{actionLabel}</Button>}
            {isLong && <LongText label={detailsLabel} text={detail} />}
          </>
        }
      >
        {!isLong && detail}
      </EmptyState>
    </LiveRegion>
  )
}
