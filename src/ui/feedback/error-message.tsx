import { CircleAlert } from '../icons.js'
import { Button } from '../actions/button.js'
import { EmptyState } from './empty-state.js'

export type ErrorMessageProps = {
  title: string
  detail?: string | undefined
  actionLabel?: string | undefined
  onAction?: (() => void) | undefined
}

/** An error that replaces the content of the element. */
export const ErrorMessage = ({ title, detail, actionLabel, onAction }: ErrorMessageProps) => (
  <div role="alert">
    <EmptyState
      icon={<CircleAlert />}
      title={title}
      action={onAction && <Button onClick={onAction}>{actionLabel}</Button>}
    >
      {detail}
    </EmptyState>
  </div>
)
