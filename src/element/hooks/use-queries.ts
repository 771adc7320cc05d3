import { useCallback, useContext, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { observeQueries, type QueriesObserver } from '../../core/queries/observe-queries.js'
import type { Query } from '../../core/queries/query.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'

/**
 * Observes many queries and reports their errors to the host.
 *
 * @returns a function that retries failed queries
 */
export function useQueries<Resource>(queries: readonly Query<Resource>[]): () => void {
  const { session, controller } = useElement()
  const isSeen = useContext(VisibilityContext) !== false
  // Do not fetch while the user is unverified.
  const isPaused = useStore(controller.store, ({ isVerifying }) => isVerifying)
  const many = useRef<QueriesObserver<Resource>>(undefined)
  useEffect(() => {
    const observer = observeQueries<Resource>(session, {
      subscriptions: controller.subscriptions,
      onError: controller.report
    })
    many.current = observer
    return () => observer.release()
  }, [session, controller])
  // On every render: the observer is replaced with the session.
  useEffect(() => many.current?.setQueries(queries, isSeen, isPaused))
  return useCallback(() => many.current?.retryFailed(), [])
}
