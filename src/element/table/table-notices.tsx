import type { ReactNode } from 'react'
import { toSystemTime } from '../../core/environment/monotonic-time.js'
import { isStale } from '../../core/queries/poll-interval.js'
import { useMessages } from '../custom-element/element-context.js'
import { pageEnvironment } from '../dom/page-environment.js'
import { OfflineNotice } from '../frame/offline-notice.js'
import { StatusBanner } from '../frame/status-banner.js'
import { useAgo } from '../hooks/use-ago.js'
import { useTableContext } from './table-context.js'

interface Props {
  /** Additional filters. */
  readonly children?: ReactNode
}

/** Notices about outdated data and failed loads. */
export function TableNotices({ children }: Props) {
  const { general } = useMessages()
  const { status, texts } = useTableContext()
  const { dataUpdatedAt = Infinity, refetchInterval = Infinity } = status
  // Formatting an age costs 20 ms the first time.
  const ago = useAgo(
    isStale(dataUpdatedAt, refetchInterval, pageEnvironment()) ? toSystemTime(dataUpdatedAt) : undefined
  )
  return (
    <>
      {/* No live region: it changes every minute. */}
      <p className="last-read muted small">{ago && general.lastRead(ago)}</p>
      {children}
      <OfflineNotice />
      <StatusBanner status={status} message={texts.failed} />
    </>
  )
}
