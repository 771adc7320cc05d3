import { useMemo } from 'react'
import { useQueries } from '../../element/hooks/use-queries.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import type { AccessCode } from '../../core/resources/resources.js'
import { accessCodes, type Table } from '../../core/resources/resource-kind.js'
import { eventCodesQueries } from './data/activity-queries.js'

/** Number of concurrent requests. */
const LISTS_AT_ONCE = 2

/** Loads access codes by id, for their names. */
export function useEventCodes(ids: readonly string[]): Table<AccessCode> {
  useQueries(
    useMemo(() => eventCodesQueries(ids), [ids]),
    LISTS_AT_ONCE
  )
  return useSessionState(({ shown }) => accessCodes.select(shown))
}
