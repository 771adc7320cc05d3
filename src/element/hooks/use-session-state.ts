/** An attribute changes, step 10: passes the state of the session to a component. */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Session } from '../../core/session/session.js'
import type { ConnectionState, SessionState } from '../../core/store/session-state.js'
import { observeIntersection } from '../../ui/observe-intersection.js'
import type { Controller } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'
import { pageEnvironment } from '../dom/page-environment.js'
import { createFrozenStore, type FrozenStore } from '../session/frozen-store.js'

export const useConnection = (): ConnectionState => useSessionState(({ connection }) => connection)

/** Distance from the viewport within which elements update, so that they are ready when scrolled into view. */
const MARGIN = '50%'

/** Creates the frozen store of an element. It is updated whenever the element has other options. */
export function useFrozenState(
  { element }: Controller,
  session: Session | undefined,
  props: object
): FrozenStore | undefined {
  const shown = useMemo(() => session && createFrozenStore(session.store), [session])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  useEffect(() => shown?.update(), [shown, props])
  useEffect(() => {
    if (!shown) return undefined
    const environment = pageEnvironment()
    let isNear = true
    const updateVisible = (): void => shown.setVisible(isNear && environment.isVisible())
    const stopObserving = observeIntersection(
      element,
      ({ isInView }) => {
        isNear = isInView
        updateVisible()
      },
      { rootMargin: MARGIN }
    )
    const stop = environment.subscribe(updateVisible)
    updateVisible()
    return () => {
      stop()
      stopObserving()
      // A detached element is frozen, whatever its session does.
      shown.setVisible(false)
    }
  }, [shown, element])
  return shown
}

/** Selects from the session state as displayed by this element. */
export const useSessionState = <Selected>(select: (state: SessionState) => Selected): Selected =>
  useStore(useElement().shown, select)
