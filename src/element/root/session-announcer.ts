import type { StoreApi } from 'zustand/vanilla'
import type { PlatformClient } from '../../client/index.js'
import type { Controller, ElementState } from '../custom-element/controller.js'
import type { ElementStates } from '../dom/element-states.js'
import { SessionChangeEvent } from '../events/events.js'
import { contentStateOf } from '../session/bound-session.js'

/** Announces the session of an element to the host: CSS states, `session-change` and errors. */
interface SessionAnnouncer {
  /** Announces the bound session, now and when it changes. */
  follow(): void
  stop(): void
}

/** @param isSession `true` for `<x-session>`. All other elements have a screen that reports its state. */
export function createSessionAnnouncer(
  store: StoreApi<ElementState>,
  states: ElementStates,
  isSession: boolean,
  { dispatch, report }: Pick<Controller, 'dispatch' | 'report'>
): SessionAnnouncer {
  let announced: PlatformClient | undefined
  let unsubscribe: (() => void) | undefined

  function announce(): void {
    const state = store.getState()
    const { session, fault, isVerifying, verificationError } = state
    states.coverContent(isVerifying ? (verificationError === undefined ? 'loading' : 'error') : undefined)
    if (isSession) states.showContent(contentStateOf(state))
    const connection = session?.store.getState().connection
    if (fault) report(fault.error, 'session')
    if (connection?.status === 'failed') report(connection.error, 'session')
    if (connection?.status !== 'ready' || connection.client === announced) return
    announced = connection.client
    dispatch(new SessionChangeEvent(announced))
  }

  return {
    follow() {
      unsubscribe?.()
      unsubscribe = store.getState().session?.store.subscribe(announce)
      announce()
    },
    stop() {
      unsubscribe?.()
      unsubscribe = announced = undefined
    }
  }
}
