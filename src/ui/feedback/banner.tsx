import { Alert } from './alert.js'
import css from './banner.css'
import { Button } from '../actions/button.js'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type BannerProps = {
  message: string
  /** A quieter line, such as what is being done about it. */
  detail?: string | undefined
  actionLabel: string
  onAction: () => void
  pending?: boolean | undefined
}

/** A failure that stands until it is mended: it has an action and cannot be closed. */
export function Banner({ message, detail, actionLabel, onAction, pending }: BannerProps) {
  return (
    <div role="alert" className="banner">
      <Alert variant="error">
        <p>
          {message}
          {detail && <small>{detail}</small>}
        </p>
        <Button pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
      </Alert>
    </div>
  )
}
