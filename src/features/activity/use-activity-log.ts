import { useLayoutEffect, useState } from 'react'
import { useResources, type QueryStatus } from '../../element/hooks/use-query.js'
import { type ActivityLog, EMPTY_LOG, type OlderThan, withFresh, withPage, withWaiting } from './data/activity-log.js'
import { activityPageQuery, type ActivityFilter, filterKey, freshActivityQuery } from './data/activity-queries.js'

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
  const first = useResources(filter && activityPageQuery(filter, undefined))
  const older = useResources(filter && before && activityPageQuery(filter, before))
  const fresh = useResources(filter && log.from !== undefined ? freshActivityQuery(filter, log.from) : undefined)

  function write(change: (known: Reading) => Reading): void {
    setReading((known) => (known.key === key ? change(known) : known))
  }
  useLayoutEffect(() => {
    if (!first.status.isComplete) return
    write((known) => withLog(known, withPage(known.log, first.resources, false, Date.now())))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What is answered is taken in once.
  }, [key, first.resources, first.status.isComplete])
  useLayoutEffect(() => {
    if (!older.status.isComplete) return
    write((known) => ({ ...known, log: withPage(known.log, older.resources, true, Date.now()), before: undefined }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [key, older.resources, older.status.isComplete])
  useLayoutEffect(() => {
    if (!fresh.status.isComplete) return
    const isWaiting = isHeld()
    write((known) => withLog(known, withFresh(known.log, fresh.resources, isWaiting, Date.now())))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [key, fresh.resources, fresh.status.isComplete])

  return {
    ...log,
    status: first.status.isComplete && fresh.status.error !== undefined ? fresh.status : first.status,
    olderStatus: before && older.status,
    readOlder: () =>
      write((known) => {
        const { isWhole, before: end } = known.log
        return known.before || isWhole || !end ? known : { ...known, before: end }
      }),
    showWaiting: () => write((known) => withLog(known, withWaiting(known.log)))
  }
}
