import { useMemo } from 'react'
import type { Table } from '../../../core/resources/resource-kind.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import type { QuerySnapshot } from '../../../core/store/session-state.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { accessMethodListQuery, grantCodeListQuery } from '../data/access-grant-queries.js'
import { grantState, stateBeforeRemoval } from '../rules/access-grant-state.js'
import { type GrantRow, isForgotten } from '../rules/grant-sections.js'

type Queries = ReadonlyMap<string, QuerySnapshot>

/** Returns the resources of a list that was read completely, or `undefined`. */
function readList<Resource>(key: string, queries: Queries, table: Table<Resource>): readonly Resource[] | undefined {
  const snapshot = queries.get(key)
  if (!snapshot?.ids || !snapshot.isComplete) return undefined
  return snapshot.ids.flatMap((id) => table.get(id)?.resource ?? [])
}

/** Returns the rows of access grants, with what was read of each. */
export function useGrantRows(grants: readonly AccessGrant[]): readonly GrantRow[] {
  const queries = useSessionState((state) => state.queries)
  const methodTable = useSessionState(({ shown }) => shown.accessMethods)
  const codeTable = useSessionState(({ shown }) => shown.accessCodes)
  const filters = useIssueFilters()
  const now = useNow()
  return useMemo(() => {
    return grants
      .map((grant) => {
        const id = grant.access_grant_id
        const facts = {
          grant,
          methods: readList(accessMethodListQuery(id).key, queries, methodTable),
          codes: readList(grantCodeListQuery(id).key, queries, codeTable)
        }
        const keys = [accessMethodListQuery(id).key, grantCodeListQuery(id).key]
        const hasFailed = keys.some((key) => queries.get(key)?.error !== undefined)
        return {
          ...facts,
          state: grantState(facts, filters, now),
          stateBeforeRemoval: stateBeforeRemoval(facts, filters, now),
          hasFailed
        }
      })
      .filter((row) => !isForgotten(row, now))
  }, [grants, queries, methodTable, codeTable, filters, now])
}
