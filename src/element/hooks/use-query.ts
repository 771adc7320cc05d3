/** An attribute changes, step 6: observes a query for a component. */
import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { ListQuery, Query, ResourceQuery } from '../../core/queries/query.js'
import type { QuerySubscription } from '../../core/queries/query-runner.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import { IDLE_QUERY, type QuerySnapshot, type SessionState } from '../../core/store/session-state.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'
import { useSessionState } from './use-session-state.js'

/** Status of a query, with a function that fetches it. */
export interface QueryStatus extends QuerySnapshot {
  /** Refetch interval of the query, in ms. */
  readonly refetchInterval?: number | undefined
  /** Fetches now, and skips the pause between retries. */
  readonly fetch: () => void
}

/** Returns `true` if a read has failed, also while it is retried. */
export const isFailing = ({ error, failureCount }: Pick<QuerySnapshot, 'error' | 'failureCount'>): boolean =>
  error !== undefined || failureCount > 0

/** Returns `true` once a query has responded, or its first attempt has failed. */
export const isAttempted = (status: QueryStatus): boolean => status.isComplete || isFailing(status)

/** Status of a complete query, for a screen that reads nothing. */
export const SETTLED_QUERY: QueryStatus = { ...IDLE_QUERY, isComplete: true, fetch: () => {} }

/** Snapshot of a query whose first fetch is in flight or begins once the component is mounted. */
const PENDING_QUERY: QuerySnapshot = { ...IDLE_QUERY, isFetching: true }

/** Returns the snapshot of a query, with the same identity before and after its first fetch begins. */
function snapshotOf<Resource>({ queries, connection }: SessionState, query: Query<Resource>): QuerySnapshot {
  const snapshot = queries.get(query.key)
  const isFetched = query.id !== undefined || !(query.isEmpty || query.requestedIds)
  if (!snapshot) return isFetched && connection.status === 'ready' ? PENDING_QUERY : IDLE_QUERY
  return isSameRecord(snapshot, PENDING_QUERY) ? PENDING_QUERY : snapshot
}

/** Observes a query while it is active. Returns a ref of the subscription. */
function useSubscription<Resource>(
  query: Query<Resource> | undefined,
  isActive: boolean,
  visibleIds?: () => readonly string[]
): RefObject<QuerySubscription | undefined> {
  const { session, controller } = useElement()
  const latest = useRef<QuerySubscription>(undefined)

  // Queries are identified by their key. Activity is updated below, without a new subscription.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => {
    if (!query) return undefined
    const { navigation, report, subscriptions } = controller
    // The first frame of a screen doesn't wait for its requests to be sent.
    const subscription = session.observe(query, isActive, {
      visibleIds,
      onError: report,
      after: navigation.openingPaint()
    })
    subscriptions.add(subscription)
    latest.current = subscription
    return () => {
      subscriptions.delete(subscription)
      subscription.release()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, query?.key])

  useEffect(() => latest.current?.setActive(isActive), [isActive])
  return latest
}

/**
 * Observes a query and reports its errors to the host. Returns only the query status, so that the component does not
 * re-render on data changes.
 *
 * @param visibleIds returns the ids of the visible rows of a long list
 */
function useQueryStatus<Resource>(
  query: Query<Resource> | undefined,
  visibleIds?: () => readonly string[]
): QueryStatus {
  const { session, controller } = useElement()
  const isVisible = useContext(VisibilityContext)
  const snapshot = useSessionState((state) => (query ? snapshotOf(state, query) : IDLE_QUERY))

  // Do not fetch while the user is unverified. Offscreen elements still do their first fetch, so they are ready when
  // scrolled into view.
  const isVerifying = useStore(controller.store, (state) => state.isVerifying)
  const isActive = !isVerifying && (isVisible !== false || !(snapshot.ids || snapshot.isComplete))
  const latest = useSubscription(query, isActive, visibleIds)

  const { error } = snapshot
  const operation = query?.operation
  useEffect(() => {
    if (error !== undefined && operation) controller.report(error, operation)
  }, [error, operation, controller])

  const connection = useSessionState(({ connection: present }) => present)
  const refetchInterval = query?.refetchInterval
  return useMemo(() => {
    if (connection.status !== 'connecting')
      return { ...snapshot, refetchInterval, fetch: () => void latest.current?.fetch() }
    // The query waits for the session.
    return { ...snapshot, isFetching: true, failureCount: connection.failureCount, fetch: () => session.reconnect() }
  }, [snapshot, refetchInterval, connection, session, latest])
}

/** Returns a resource from the store without fetching it. */
export const useCachedResource = <Resource>(query: ResourceQuery<Resource> | undefined): Resource | undefined =>
  useSessionState(({ shown }) => query && query.kind.select(shown).get(query.id)?.resource)

/** Returns a resource and the status of its query. Without a query nothing is fetched. */
export function useResource<Resource>(query: ResourceQuery<Resource> | undefined): {
  resource: Resource | undefined
  status: QueryStatus
} {
  const status = useQueryStatus(query)
  const resource = useCachedResource(query)
  return { resource, status }
}

/**
 * Returns a list of resources and the status of its query. Without a query nothing is fetched.
 *
 * @param visibleIds returns the ids of the visible rows of a long list; must be stable
 */
export function useResources<Resource>(
  query: ListQuery<Resource> | undefined,
  visibleIds?: () => readonly string[]
): { resources: readonly Resource[]; status: QueryStatus } {
  const status = useQueryStatus(query, visibleIds)
  const table = useSessionState(({ shown }) => query?.kind.select(shown))
  const { ids } = status
  const resources = useMemo(
    () => (ids ?? []).map((id) => table?.get(id)?.resource).filter((resource) => resource !== undefined),
    [ids, table]
  )
  return { resources, status }
}
