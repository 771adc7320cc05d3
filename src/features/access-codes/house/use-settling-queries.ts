import { useMemo, useState } from 'react'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { isSettling } from '../rules/access-code-status.js'
import type { LockCode } from '../rules/house-codes.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { settlingHouseCodesQuery } from '../data/house-code-queries.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { UNASKED } from '../../../core/session/session-state.js'
import { nextRound } from '../data/settling-rounds.js'

/** What is read together until it is settled, and when each call had its last answer before that, in ms. */
interface Round {
  readonly calls: readonly (readonly string[])[]
  readonly answeredAt: ReadonlyMap<readonly string[], number>
}

const NONE: Round = { calls: [], answeredAt: new Map() }

/** What reads codes that are being set or removed on many locks, until they are. */
export function useSettlingQueries(codes: readonly LockCode[]): readonly ListQuery<AccessCode>[] {
  const queries = useSessionState((state) => state.queries)
  const [round, setRound] = useState(NONE)
  const settling = useMemo(() => codes.flatMap(({ code }) => (isSettling(code) ? code.access_code_id : [])), [codes])

  function lastAnswer(ids: readonly string[]): number {
    const { ids: answer, error, settledAt } = queries.get(settlingHouseCodesQuery(ids).key) ?? UNASKED
    return (answer ?? error) === undefined ? 0 : settledAt
  }
  const calls = nextRound(round.calls, settling, (ids) => lastAnswer(ids) !== round.answeredAt.get(ids))
  // What was answered in an earlier round of the same codes tells nothing of this one.
  if (calls !== round.calls) setRound({ calls, answeredAt: new Map(calls.map((ids) => [ids, lastAnswer(ids)])) })

  return useMemo(() => round.calls.map(settlingHouseCodesQuery), [round.calls])
}
