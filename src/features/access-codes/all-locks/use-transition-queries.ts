import { useMemo, useState } from 'react'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { isTransitioning } from '../rules/access-code-status.js'
import type { LockCode } from '../rules/all-locks-codes.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { transitioningAllLocksCodesQuery } from '../data/all-locks-code-queries.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { IDLE_QUERY } from '../../../core/session/session-state.js'
import { nextTransitionPoll } from '../data/transition-polls.js'

/** Calls that are polled together, and when each of them last had a response before this round, in ms. */
interface Round {
  readonly calls: readonly (readonly string[])[]
  readonly answeredAt: ReadonlyMap<readonly string[], number>
}

const NONE: Round = { calls: [], answeredAt: new Map() }

/** Returns queries that poll the codes being set or removed on any lock. */
export function useTransitionQueries(codes: readonly LockCode[]): readonly ListQuery<AccessCode>[] {
  const queries = useSessionState((state) => state.queries)
  const [round, setRound] = useState(NONE)
  const transitioningIds = useMemo(
    () => codes.flatMap(({ code }) => (isTransitioning(code) ? code.access_code_id : [])),
    [codes]
  )

  function lastAnswer(ids: readonly string[]): number {
    const { ids: answer, error, updatedAt } = queries.get(transitioningAllLocksCodesQuery(ids).key) ?? IDLE_QUERY
    return (answer ?? error) === undefined ? 0 : updatedAt
  }
  const calls = nextTransitionPoll(
    round.calls,
    transitioningIds,
    (ids) => lastAnswer(ids) !== round.answeredAt.get(ids)
  )
  // Responses of an earlier round with the same ids do not count for this one.
  if (calls !== round.calls) setRound({ calls, answeredAt: new Map(calls.map((ids) => [ids, lastAnswer(ids)])) })

  return useMemo(() => round.calls.map(transitioningAllLocksCodesQuery), [round.calls])
}
