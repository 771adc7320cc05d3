import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { SessionState } from '../../core/session/session-state.js'
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'
import { pageEnvironment } from '../custom-element/page-environment.js'
import { observeIntersection } from '../../ui/observe-intersection.js'
import { createFrozenStore, type FrozenStore } from '../session/frozen-store.js'

/** How far from what is seen of the page an element is shown as it is, so that it is so before it is scrolled to. */
const MARGIN = '50%'

/** Makes what an element shows of its session; with other options it is asked anew, whether it is seen or not. */
export function useFrozenState(
  { element }: Controller,
  session: Session | undefined,
  given: object
): FrozenStore | undefined {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  const shown = useMemo(() => session && createFrozenStore(session.store), [session, given])
  useEffect(() => {
    if (!shown) return undefined
    const environment = pageEnvironment()
    let isNear = true
    const tell = (): void => shown.setVisible(isNear && environment.isVisible())
    const stopObserving = observeIntersection(
      element,
      ({ isInView }) => {
        isNear = isInView
        tell()
      },
      { rootMargin: MARGIN }
    )
    const stop = environment.subscribe(tell)
    tell()
    return () => {
      stop()
      stopObserving()
      // What is out of the page stands still, whatever becomes of its session.
      shown.setVisible(false)
    }
  }, [shown, element])
  return shown
}

/** What is shown of the session of the element around; it stands still while nobody can see the element. */
export const useSessionState = <Selected>(select: (state: SessionState) => Selected): Selected =>
  useStore(useElement().shown, select)
