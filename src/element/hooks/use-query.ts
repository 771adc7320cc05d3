import { useContext, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { QuerySubscription } from '../../core/queries/query-runner.js'
import type { ListQuery, Query, ResourceQuery } from '../../core/queries/query.js'
import { type QuerySnapshot, IDLE_QUERY } from '../../core/session/session-state.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'
import { useSessionState } from './use-session-state.js'

/** Where a query stands, and a way to ask again. */
export interface QueryStatus extends QuerySnapshot {
  /** How long an answer is good for, in ms; nothing where it is good for as long as somebody looks. */
  readonly refreshEvery?: number | undefined
  /** Asks at once, also when another try is being waited for. */
  readonly fetch: () => void
}

/**
 * Keeps what others show true for as long as the component is there: looks at a query, and tells the host of its failures.
 * What is read is not returned, so that only where the query stands shows the component anew.
 *
 * @param inView the ids of what can be seen of a long list.
 */
export function useQueryStatus<Resource>(
  query: Query<Resource> | undefined,
  inView?: () => readonly string[]
): QueryStatus {
  const { session, controller } = useElement()
  const isVisible = useContext(VisibilityContext)
  const latest = useRef<QuerySubscription>(undefined)
  const key = query?.key
  const snapshot = useSessionState((state) => (key && state.queries.get(key)) || IDLE_QUERY)

  // Nothing is asked in the name of one who may have gone; what is scrolled to later is there by then.
  const isVerifying = useStore(controller.store, (state) => state.isVerifying)
  const isActive = !isVerifying && (isVisible !== false || !(snapshot.ids || snapshot.isComplete))

  // A query is the same as long as its key is; whether it is active is told below, without looking anew.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => {
    if (!query) return undefined
    const subscription = session.observe(query, isActive, inView)
    const { subscriptions } = controller
    subscriptions.add(subscription)
    latest.current = subscription
    return () => {
      subscriptions.delete(subscription)
      subscription.release()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, key])

  useEffect(() => latest.current?.setActive(isActive), [isActive])

  const { error } = snapshot
  const operation = query?.operation
  useEffect(() => {
    if (error !== undefined && operation) controller.report(error, operation)
  }, [error, operation, controller])

  const connection = useSessionState(({ connection: present }) => present)
  const refreshEvery = query?.refetchInterval
  return useMemo(() => {
    if (connection.status !== 'connecting')
      return { ...snapshot, refreshEvery, fetch: () => void latest.current?.fetch() }
    // What is waited for is then the session, which the query needs first.
    return { ...snapshot, isFetching: true, failureCount: connection.failureCount, fetch: () => session.reconnect() }
  }, [snapshot, refreshEvery, connection, session])
}

/** One resource as far as it is known; it is not asked for. */
export const useCachedResource = <Resource>(query: ResourceQuery<Resource> | undefined): Resource | undefined =>
  useSessionState(({ shown }) => query && query.kind.select(shown).get(query.id)?.resource)

/** One resource as it is shown, and where its query stands. Without a query there is nothing to read. */
export function useResource<Resource>(query: ResourceQuery<Resource> | undefined): {
  resource: Resource | undefined
  status: QueryStatus
} {
  const status = useQueryStatus(query)
  const resource = useCachedResource(query)
  return { resource, status }
}

/**
 * A list of resources as they are shown, and where its query stands. Without a query there is nothing to read.
 *
 * @param inView the ids of what can be seen of a long list; always the same function.
 */
export function useResources<Resource>(
  query: ListQuery<Resource> | undefined,
  inView?: () => readonly string[]
): { resources: readonly Resource[]; status: QueryStatus } {
  const status = useQueryStatus(query, inView)
  const table = useSessionState(({ shown }) => query?.kind.select(shown))
  const { ids } = status
  const resources = useMemo(
    () => (ids ?? []).map((id) => table?.get(id)?.resource).filter((resource) => resource !== undefined),
    [ids, table]
  )
  return { resources, status }
}
