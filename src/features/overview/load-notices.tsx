import { useMessages } from '../../element/custom-element/element-context.js'
import type { QueriesStatus } from '../../core/queries/queries-status.js'
import { Banner } from '../../ui/feedback/banner.js'

interface Props {
  readonly reads: QueriesStatus
  /** What is said of so many that could not be read. */
  readonly failed: (count: number) => string
  /** What is said where this session may not read them. */
  readonly refused: string
  /** Reads those again that could not be read. */
  readonly onRetry: () => void
}

/** Says of what an overview could not read. */
export function LoadNotices({ reads, failed, refused, onRetry }: Props) {
  const { general } = useMessages()
  const lost = reads.failed - reads.refused
  return (
    <>
      {lost > 0 && (
        <Banner message={failed(lost)} actionLabel={general.tryAgain} onAction={onRetry} pending={reads.isRetrying} />
      )}
      {reads.refused > 0 && <p className="overview-note">{refused}</p>}
    </>
  )
}
