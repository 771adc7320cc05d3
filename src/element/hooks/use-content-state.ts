import { useLayoutEffect } from 'react'
import type { Controller } from '../custom-element/controller.js'
import type { ContentState } from '../dom/element-states.js'
import { isFailing, type QueryStatus } from './use-query.js'

/** Sets the content state of an element. `undefined` leaves it to a component inside. */
export function useContentState({ states }: Controller, state: ContentState | undefined): void {
  useLayoutEffect(() => {
    if (state) states.showContent(state)
  }, [states, state])
}

/** Returns the content state of a query without a result. */
export const pendingContentState = (status: Pick<QueryStatus, 'error' | 'failureCount'>): ContentState =>
  isFailing(status) ? 'error' : 'loading'
