import { CircleAlert } from '../icons.js'
import { Button } from '../actions/button.js'
import { EmptyState } from './empty-state.js'
import { LiveRegion } from './live-region.js'

type ErrorMessageProps = {
  title: string
  detail?: string | undefined
  actionLabel?: string | undefined
  onAction?: (() => void) | undefined
}

/** An error that replaces the content of the element. */
export const ErrorMessage = ({ title, detail, actionLabel, onAction }: ErrorMessageProps) => (
  <LiveRegion urgent>
    <EmptyState
      icon={<CircleAlert />}
      title={title}
      action={onAction && <Button onClick={onAction}>{actionLabel}</Button>}
    >
      {detail}
    </EmptyState>
  </LiveRegion>
)
