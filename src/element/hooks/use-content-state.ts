import { useLayoutEffect } from 'react'
import type { Controller } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'
import type { ContentState } from '../custom-element/element-states.js'
import type { QueryStatus } from './use-query.js'

/** Sets the content state of an element. `undefined` leaves it to a component inside. */
export function useContentStateOf({ states }: Controller, state: ContentState | undefined): void {
  useLayoutEffect(() => {
    if (state) states.showContent(state)
  }, [states, state])
}

/** Sets the content state of the element around a screen. */
export const useContentState = (state: ContentState | undefined): void =>
  useContentStateOf(useElement().controller, state)

/** Returns the content state of a query without a result. */
export const pendingContentState = ({
  error,
  failureCount
}: Pick<QueryStatus, 'error' | 'failureCount'>): ContentState =>
  error !== undefined || failureCount > 0 ? 'error' : 'loading'
