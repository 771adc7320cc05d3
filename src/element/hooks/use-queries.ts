import { useCallback, useContext, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type QueriesObserver, observeQueries } from '../../core/queries/observe-queries.js'
import type { Query } from '../../core/queries/query.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'

/**
 * Keeps many queries true for as long as the component is there, and tells the host of their failures.
 *
 * @param atOnce how many are asked for the first time at once.
 * @returns reads those again that have failed.
 */
export function useQueries<Resource>(queries: readonly Query<Resource>[], atOnce: number): () => void {
  const { session, controller } = useElement()
  const isSeen = useContext(VisibilityContext) !== false
  // Nothing is asked in the name of one who may have gone.
  const isPaused = useStore(controller.store, ({ isVerifying }) => isVerifying)
  const many = useRef<QueriesObserver<Resource>>(undefined)
  useEffect(() => {
    const made = observeQueries<Resource>(session, atOnce, {
      subscriptions: controller.subscriptions,
      onError: controller.report
    })
    many.current = made
    return () => made.release()
  }, [session, controller, atOnce])
  // Each time: it is another one after the session has changed, or the element was out of the page.
  useEffect(() => many.current?.setQueries(queries, isSeen, isPaused))
  return useCallback(() => many.current?.retryFailed(), [])
}
