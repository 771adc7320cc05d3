import { toSystemTime } from '../../core/environment/monotonic-time.js'
import { isStale } from '../../core/queries/poll-interval.js'
import { useTexts } from '../custom-element/element-context.js'
import { pageEnvironment } from '../dom/page-environment.js'
import { useAgo } from './use-now.js'
import { useOnline } from './use-online.js'
import type { QueryStatus } from './use-query.js'

/** Returns when data were read, such as "Updated 4 min ago", if they may be out of date. */
export function useLastRead({ dataUpdatedAt, refetchInterval = Infinity }: QueryStatus): string | undefined {
  const { general } = useTexts()
  const isOnline = useOnline()
  const isAged = !isOnline || isStale(dataUpdatedAt, refetchInterval, pageEnvironment())
  const ago = useAgo(isAged && dataUpdatedAt !== undefined ? toSystemTime(dataUpdatedAt) : undefined)
  return ago === undefined ? undefined : general.lastRead(ago)
}
