import { Button } from '../actions/button.js'
import { registerStyles } from '../style/styles.js'
import { Alert } from './alert.js'
import css from './banner.css'
import { LiveRegion } from './live-region.js'
import { isFolded, LongText } from './long-text.js'

registerStyles(css)

type BannerProps = {
  message: string
  /** A quieter line, such as the retry status. */
  detail?: string | undefined
  /** Label that a long detail is folded under. */
  detailsLabel?: string | undefined
  actionLabel: string
  onAction: () => void
  pending?: boolean | undefined
}

/** An error with an action. It can't be closed. */
export function Banner({ message, detail, detailsLabel, actionLabel, onAction, pending }: BannerProps) {
  const isLong = isFolded(detail, detailsLabel)
  return (
    <LiveRegion urgent className="banner">
      <Alert variant="error">
        <div>
          {message}
          {detail && !isLong && <small>{detail}</small>}
        </div>
        <Button pending={pending} onClick={onAction}>
          {actionLabel}
        </Button>
        {isLong && <LongText label={detailsLabel} text={detail} />}
      </Alert>
    </LiveRegion>
  )
}
