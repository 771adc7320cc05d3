/** An attribute changes, step 9: writes the pages to the store. */

import { isSameRecord } from '../resources/structural-sharing.js'
import { type VersionedResponse, writeResponses } from '../resources/tables.js'
import { IDLE_QUERY, type QuerySnapshot, type SessionContext } from '../store/session-state.js'

/** Number of fetches in flight up to which each response is written at once. */
const MAX_UNBATCHED_FETCHES = 24
/** Longest time that a change waits to be written together with others, in ms. */
export const MAX_BATCH_DELAY_MS = 250

/** A change of the state by a fetch. */
interface QueryWrite {
  readonly key: string
  /** Signal of the fetch. Nothing is written after it was aborted. */
  readonly signal: AbortSignal
  readonly response?: VersionedResponse<unknown> | undefined
  /** If `true`, the change may wait even if few fetches are in flight. @default false */
  readonly canWait?: boolean | undefined
  /** Called when the change is written, with the snapshot at that time. */
  readonly change: (snapshot: QuerySnapshot) => QuerySnapshot
}

/**
 * Writes what the fetches of a session change, in the order in which they change it. While many fetches are in flight,
 * their changes are written in one update, because each update makes every screen derive its content again. So are
 * pages of a long list that may wait.
 */
export interface ResponseWriter {
  /** Called when a fetch begins. */
  begin(): void
  /** Called when a fetch has its last response, has failed, or was aborted. */
  end(): void
  /** @returns a promise that resolves when the change has been written or dropped */
  write(change: QueryWrite): Promise<void>
  /** Writes everything that is waiting. */
  flush(): void
}

export function createResponseWriter({ update }: Pick<SessionContext, 'update'>): ResponseWriter {
  let inFlight = 0
  let waiting: QueryWrite[] = []
  let onWritten: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const writes = waiting.filter(({ signal }) => !signal.aborted)
    const resolvers = onWritten
    waiting = []
    onWritten = []
    if (writes.length > 0) {
      update(({ confirmed, queries }) => {
        let draft: Map<string, QuerySnapshot> | undefined
        for (const { key, change } of writes) {
          const previous = (draft ?? queries).get(key) ?? IDLE_QUERY
          const next = change(previous)
          if (!isSameRecord(next, previous)) draft = (draft ?? new Map(queries)).set(key, next)
        }
        return {
          confirmed: writeResponses(
            confirmed,
            writes.flatMap(({ response }) => response ?? [])
          ),
          queries: draft ?? queries
        }
      })
    }
    for (const resolve of resolvers) resolve()
  }

  return {
    begin: () => void (inFlight += 1),
    end: () => void (inFlight -= 1),
    write: (change) =>
      new Promise((resolve) => {
        waiting.push(change)
        onWritten.push(resolve)
        if (inFlight <= MAX_UNBATCHED_FETCHES && !change.canWait) flush()
        else timer ??= setTimeout(flush, MAX_BATCH_DELAY_MS)
      }),
    flush
  }
}
