import { useContext, useEffect, useRef } from 'react'
import type { ListQuery } from '../../../core/queries/query.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import type { Device } from '../../../core/resources/resources.js'
import { useElement, VisibilityContext } from '../../../element/custom-element/element-context.js'
import { isLocked } from '../../device/rules/device-status.js'

/** A query for uses, with its locks. */
export interface LocksQuery {
  readonly query: ListQuery<LockUses>
  readonly locks: readonly Device[]
}

/** Refetches the uses of locks that were locked or unlocked. */
export function useLockChanges(queries: readonly LocksQuery[]): void {
  const { session } = useElement()
  const isSeen = useContext(VisibilityContext) !== false
  const known = useRef(new Map<string, boolean>())
  useEffect(() => {
    if (!isSeen) return
    for (const { query, locks } of queries) {
      const changed = locks.filter((lock) => {
        const [previous, next] = [known.current.get(lock.device_id), isLocked(lock)]
        if (next !== undefined) known.current.set(lock.device_id, next)
        return previous !== undefined && next !== undefined && previous !== next
      })
      if (changed.length > 0) void refetch(session, query)
    }
  }, [session, queries, isSeen])
}
