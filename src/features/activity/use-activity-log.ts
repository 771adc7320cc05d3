import { useEffect, useLayoutEffect, useState } from 'react'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import {
  type ActivityLog,
  EMPTY_LOG,
  type OlderThan,
  withGap,
  withNewest,
  withOlder,
  withWaiting
} from './data/activity-log.js'
import { type ActivityFilter, activityGapQuery, activityPageQuery, filterKey } from './data/activity-queries.js'

export interface ReadLog extends ActivityLog {
  /** Status of the newest events. */
  readonly status: QueryStatus
  /** Status of older events while they load. */
  readonly olderStatus: QueryStatus | undefined
  /** Loads older events, unless there are none or they are loading. */
  readOlder(): void
  showWaiting(): void
}

interface Reading {
  readonly key: string
  readonly log: ActivityLog
  /** Cursor of the page that is loading. */
  readonly olderThan: OlderThan | undefined
}

const withLog = (known: Reading, log: ActivityLog): Reading => (log === known.log ? known : { ...known, log })

/**
 * Loads events page by page, newest first, and polls for new ones.
 *
 * @param filter `undefined` to load nothing
 * @param isPaused returns `true` if new events have to wait, because the user is reading what they would move
 */
export function useActivityLog(filter: ActivityFilter | undefined, isPaused: () => boolean): ReadLog {
  const key = filter ? filterKey(filter) : ''
  const [kept, setReading] = useState<Reading>({ key, log: EMPTY_LOG, olderThan: undefined })
  // Events of another filter are never shown.
  const reading: Reading = kept.key === key ? kept : { key, log: EMPTY_LOG, olderThan: undefined }
  if (reading !== kept) setReading(reading)
  const { log, olderThan } = reading
  const newest = useResources(filter && activityPageQuery(filter, undefined))
  const older = useResources(filter && olderThan && activityPageQuery(filter, olderThan))
  const gap = useResources(filter && log.gapFrom !== undefined ? activityGapQuery(filter, log.gapFrom) : undefined)

  function write(change: (known: Reading) => Reading): void {
    setReading((known) => (known.key === key ? change(known) : known))
  }
  useLayoutEffect(() => {
    if (!newest.status.isComplete) return
    const isWaiting = isPaused()
    write((known) => withLog(known, withNewest(known.log, newest.resources, isWaiting, Date.now())))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Each response is merged once.
  }, [key, newest.resources, newest.status.isComplete])
  // In a task of its own, because rendering takes a slow device as long as parsing the response.
  useEffect(() => {
    if (!older.status.isComplete) return
    write((known) => ({ ...known, log: withOlder(known.log, older.resources), olderThan: undefined }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [key, older.resources, older.status.isComplete])
  useLayoutEffect(() => {
    if (!gap.status.isComplete) return
    const isWaiting = isPaused()
    write((known) => withLog(known, withGap(known.log, gap.resources, isWaiting)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [key, gap.resources, gap.status.isComplete])

  return {
    ...log,
    status: newest.status,
    olderStatus: olderThan && older.status,
    readOlder: () =>
      write((known) => {
        const { isWhole, olderThan: end } = known.log
        return known.olderThan || isWhole || !end ? known : { ...known, olderThan: end }
      }),
    showWaiting: () => write((known) => withLog(known, withWaiting(known.log)))
  }
}
