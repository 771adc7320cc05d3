import { useContext, useEffect, useMemo, useRef } from 'react'
import type { Observation } from '../../store/query-runner.js'
import type { ListQuery, Query, ResourceQuery } from '../../store/query.js'
import { type QuerySnapshot, UNASKED } from '../../store/session-state.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'
import { useShownState } from './use-shown-state.js'

/** Where a query stands, and a way to ask again. */
export interface QueryStanding extends QuerySnapshot {
  /** Asks at once, also when another try is being waited for. */
  readonly fetch: () => void
}

/**
 * Keeps what others show true for as long as the component is there: looks at a query, and tells the host of its failures.
 * What is read is not returned, so that only where the query stands shows the component anew.
 */
export function useFollow<Resource>(query: Query<Resource> | undefined): QueryStanding {
  const { session, controller } = useElement()
  const isVisible = useContext(VisibilityContext)
  const observation = useRef<Observation>(undefined)
  const key = query?.key
  const snapshot = useShownState((state) => (key && state.queries.get(key)) || UNASKED)

  // What is scrolled to later is there by then.
  const isActive = isVisible !== false || !(snapshot.ids || snapshot.isComplete)

  // A query is the same as long as its key is; whether it is active is told below, without looking anew.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => {
    if (!query) return undefined
    const look = session.observe(query, isActive)
    const { looks } = controller
    looks.add(look)
    observation.current = look
    return () => {
      looks.delete(look)
      look.release()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, key])

  useEffect(() => observation.current?.setActive(isActive), [isActive])

  const { error } = snapshot
  const operation = query?.operation
  useEffect(() => {
    if (error !== undefined && operation) controller.report(error, operation)
  }, [error, operation, controller])

  const connection = useShownState(({ connection: present }) => present)
  return useMemo(() => {
    if (connection.status !== 'connecting') return { ...snapshot, fetch: () => void observation.current?.fetch() }
    // What is waited for is then the session, which the query needs first.
    return { ...snapshot, isFetching: true, failureCount: connection.failureCount, fetch: () => session.reconnect() }
  }, [snapshot, connection, session])
}


/** One resource as far as it is known; it is not asked for. */
export const useKnown = <Resource>(query: ResourceQuery<Resource> | undefined): Resource | undefined =>
  useShownState(({ shown }) => query && query.kind.select(shown).get(query.id)?.resource)

/** One resource as it is shown, and where its query stands. Without a query there is nothing to read. */
export function useResource<Resource>(
  query: ResourceQuery<Resource> | undefined
): { resource: Resource | undefined; standing: QueryStanding } {
  const standing = useFollow(query)
  const resource = useKnown(query)
  return { resource, standing }
}

/** A list of resources as they are shown, and where its query stands. Without a query there is nothing to read. */
export function useResources<Resource>(
  query: ListQuery<Resource> | undefined
): { resources: readonly Resource[]; standing: QueryStanding } {
  const standing = useFollow(query)
  const table = useShownState(({ shown }) => query?.kind.select(shown))
  const { ids } = standing
  const resources = useMemo(
    () => (ids ?? []).map((id) => table?.get(id)?.resource).filter((resource) => resource !== undefined),
    [ids, table]
  )
  return { resources, standing }
}
