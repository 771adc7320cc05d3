import { useLayoutEffect } from 'react'
import type { Controller } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'
import type { ContentState } from '../custom-element/element-states.js'
import type { QueryStatus } from './use-query.js'

/** Tells the page what an element shows, until something else tells; where nothing is given, something inside it does. */
export function useContentStateOf({ states }: Controller, state: ContentState | undefined): void {
  useLayoutEffect(() => {
    if (state) states.showContent(state)
  }, [states, state])
}

/** Tells the page what the element around a screen shows. */
export const useContentState = (state: ContentState | undefined): void =>
  useContentStateOf(useElement().controller, state)

/** What is shown in place of something that a query has not answered yet. */
export const pendingContentState = ({
  error,
  failureCount
}: Pick<QueryStatus, 'error' | 'failureCount'>): ContentState =>
  error !== undefined || failureCount > 0 ? 'error' : 'loading'
