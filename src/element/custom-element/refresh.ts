import { runConcurrently } from '../../core/actions/pool.js'
import { MAX_CONCURRENT_FETCHES } from '../../core/queries/fetch-window.js'
import type { Session } from '../../core/session/session.js'
import { nextTask } from '../dom/next-task.js'
import type { Controller } from './controller.js'

type Shown = Pick<Controller, 'store'>

/** Returns `true` if an element is connected and uses the session. */
function isShown({ store }: Shown, session: Session): boolean {
  const state = store.getState()
  return state.session === session && !state.isDetached
}

/** Resolves when the session is connected, has failed or was replaced. */
const whenDecided = ({ store }: Shown, session: Session): Promise<void> =>
  new Promise((resolve) => {
    function check(): void {
      const isReplaced = !isShown({ store }, session)
      if (!isReplaced && session.store.getState().connection.status === 'connecting') return
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [store.subscribe(check), session.store.subscribe(check)]
    check()
  })

/** Resolves when a new token is verified or its verification has failed. */
const whenVerified = ({ store, retryVerification }: Pick<Controller, 'store' | 'retryVerification'>): Promise<void> =>
  new Promise((resolve) => {
    function check(): void {
      const { isVerifying, verificationError } = store.getState()
      if (isVerifying && verificationError === undefined) return
      stop()
      resolve()
    }
    retryVerification()
    const stop = store.subscribe(check)
    check()
  })

/** Refetches the element's queries, or connects again after a failure. Resolves when the result is shown. */
export async function refresh(controller: Controller): Promise<void> {
  const { store, subscriptions, states } = controller
  const { session: current } = store.getState()
  // A token set in this turn may not be applied yet.
  if (current && !controller.ownsSession(current)) {
    await nextTask()
    if (store.getState().isVerifying) await whenVerified(controller)
  }
  const { session, isVerifying } = store.getState()
  if (!session || isVerifying) return
  if (session.store.getState().connection.status === 'ready') {
    for (const subscription of subscriptions) subscription.forgetRefusal()
    await runConcurrently([...subscriptions], MAX_CONCURRENT_FETCHES, async (subscription) => {
      // A query may have been released, or the user may be verified, while others were refetched.
      if (subscriptions.has(subscription) && !store.getState().isVerifying) await subscription.refetch()
    })
  } else {
    session.reconnect()
    await whenDecided(controller, session)
  }
  await nextTask()
  // A removed element shows nothing.
  if (isShown(controller, session)) await states.whenShown()
}
