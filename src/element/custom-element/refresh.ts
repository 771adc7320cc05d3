import type { Session } from '../../core/session/session.js'
import { nextTask } from '../preload/next-task.js'
import type { Controller } from './controller.js'

type Shown = Pick<Controller, 'store'>

/** Whether an element is in the page, with that session. */
function isShown({ store }: Shown, session: Session): boolean {
  const state = store.getState()
  return state.session === session && !state.isDetached
}

/** Resolves when the session of an element is connected or has failed, or is its session no more. */
const whenDecided = ({ store }: Shown, session: Session): Promise<void> =>
  new Promise((resolve) => {
    function look(): void {
      const isOver = !isShown({ store }, session)
      if (!isOver && session.store.getState().connection.status === 'connecting') return
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [store.subscribe(look), session.store.subscribe(look)]
    look()
  })

/** Resolves when the platform has said whose another token is, or could not be asked again. */
const whenVerified = ({ store, verifyAgain }: Pick<Controller, 'store' | 'verifyAgain'>): Promise<void> =>
  new Promise((resolve) => {
    function look(): void {
      const { isVerifying, doubt } = store.getState()
      if (isVerifying && doubt === undefined) return
      stop()
      resolve()
    }
    verifyAgain()
    const stop = store.subscribe(look)
    look()
  })

/** Reads again what an element looks at, or connects where that failed; resolves when it shows what came of it. */
export async function refresh(controller: Controller): Promise<void> {
  const { store, subscriptions, states } = controller
  const { session: before } = store.getState()
  // Another token may have been given just now, and not be followed yet.
  if (before && !controller.ownsSession(before)) {
    await nextTask()
    if (store.getState().isVerifying) await whenVerified(controller)
  }
  const { session, isVerifying } = store.getState()
  if (!session || isVerifying) return
  if (session.store.getState().connection.status === 'ready') {
    await Promise.all([...subscriptions].map(({ refetch }) => refetch()))
  } else {
    session.reconnect()
    await whenDecided(controller, session)
  }
  await nextTask()
  // An element that has been taken out meanwhile shows nothing any more.
  if (isShown(controller, session)) await states.whenShown()
}
