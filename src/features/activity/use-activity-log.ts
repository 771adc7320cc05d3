import { useEffect, useLayoutEffect, useState } from 'react'
import { useResources, type QueryStatus } from '../../element/hooks/use-query.js'
import {
  type ActivityLog,
  EMPTY_LOG,
  type OlderThan,
  withGap,
  withNewest,
  withOlder,
  withWaiting
} from './data/activity-log.js'
import { activityPageQuery, type ActivityFilter, activityGapQuery, filterKey } from './data/activity-queries.js'

/** What is known of what happened, and how it is read. */
export interface ReadLog extends ActivityLog {
  /** Of the newest, and of what comes. */
  readonly status: QueryStatus
  /** Of older ones, while they are asked for. */
  readonly olderStatus: QueryStatus | undefined
  /** Asks for older ones, where there may be any and none are on their way. */
  readOlder(): void
  showWaiting(): void
}

/** What belongs to one filter. */
interface Reading {
  readonly key: string
  readonly log: ActivityLog
  /** The older page that is asked for. */
  readonly before: OlderThan | undefined
}

const withLog = (known: Reading, log: ActivityLog): Reading => (log === known.log ? known : { ...known, log })

/**
 * Reads what happened, the newest first, and older events page by page; new ones are read all the time.
 *
 * @param filter nothing where there is nothing to ask for.
 * @param isHeld tells whether new ones have to wait, since a person reads what they would move.
 */
export function useActivityLog(filter: ActivityFilter | undefined, isHeld: () => boolean): ReadLog {
  const key = filter ? filterKey(filter) : ''
  const [kept, setReading] = useState<Reading>({ key, log: EMPTY_LOG, before: undefined })
  // Of what belongs to another filter nothing is shown, not even for a moment.
  const reading: Reading = kept.key === key ? kept : { key, log: EMPTY_LOG, before: undefined }
  if (reading !== kept) setReading(reading)
  const { log, before } = reading
  const newest = useResources(filter && activityPageQuery(filter, undefined))
  const older = useResources(filter && before && activityPageQuery(filter, before))
  const gap = useResources(filter && log.gapFrom !== undefined ? activityGapQuery(filter, log.gapFrom) : undefined)

  function write(change: (known: Reading) => Reading): void {
    setReading((known) => (known.key === key ? change(known) : known))
  }
  useLayoutEffect(() => {
    if (!newest.status.isComplete) return
    const isWaiting = isHeld()
    write((known) => withLog(known, withNewest(known.log, newest.resources, isWaiting, Date.now())))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What is answered is taken in once.
  }, [key, newest.resources, newest.status.isComplete])
  // In a turn of its own: to draw what comes takes a slow device as long as to read the answer.
  useEffect(() => {
    if (!older.status.isComplete) return
    write((known) => ({ ...known, log: withOlder(known.log, older.resources), before: undefined }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [key, older.resources, older.status.isComplete])
  useLayoutEffect(() => {
    if (!gap.status.isComplete) return
    const isWaiting = isHeld()
    write((known) => withLog(known, withGap(known.log, gap.resources, isWaiting)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [key, gap.resources, gap.status.isComplete])

  return {
    ...log,
    status: newest.status,
    olderStatus: before && older.status,
    readOlder: () =>
      write((known) => {
        const { isWhole, before: end } = known.log
        return known.before || isWhole || !end ? known : { ...known, before: end }
      }),
    showWaiting: () => write((known) => withLog(known, withWaiting(known.log)))
  }
}
