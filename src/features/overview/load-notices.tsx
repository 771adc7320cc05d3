import { useMessages } from '../../element/custom-element/element-context.js'
import type { QueriesStatus } from '../../core/queries/queries-status.js'
import { Banner } from '../../ui/feedback/banner.js'

interface Props {
  readonly reads: QueriesStatus
  /** Returns the message for a number of failed reads. */
  readonly failed: (count: number) => string
  /** Retries the failed reads. */
  readonly onRetry: () => void
}

/** Notice about data that could not be loaded. Refused data is absent without one. */
export function LoadNotices({ reads, failed, onRetry }: Props) {
  const { general } = useMessages()
  const lost = reads.failed - reads.refused
  return (
    lost > 0 && (
      <Banner message={failed(lost)} actionLabel={general.tryAgain} onAction={onRetry} pending={reads.isRetrying} />
    )
  )
}
