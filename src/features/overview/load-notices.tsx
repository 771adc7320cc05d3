import { useMessages } from '../../element/custom-element/element-context.js'
import type { QueriesStatus } from '../../core/queries/queries-status.js'
import { Banner } from '../../ui/feedback/banner.js'

interface Props {
  readonly reads: QueriesStatus
  /** Returns the message for a number of failed reads. */
  readonly failed: (count: number) => string
  /** Message for resources that the session has no permission to read. */
  readonly forbidden: string
  /** Retries the failed reads. */
  readonly onRetry: () => void
}

/** Notices about data that could not be loaded. */
export function LoadNotices({ reads, failed, forbidden, onRetry }: Props) {
  const { general } = useMessages()
  const lost = reads.failed - reads.forbidden
  return (
    <>
      {lost > 0 && (
        <Banner message={failed(lost)} actionLabel={general.tryAgain} onAction={onRetry} pending={reads.isRetrying} />
      )}
      {reads.forbidden > 0 && <p className="overview-note overview-refusal">{forbidden}</p>}
    </>
  )
}
