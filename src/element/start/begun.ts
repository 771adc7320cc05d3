import type { Session } from '../../core/session/session.js'

/** How long the drawing of an element waits for the answer that what it shows is asked for with, in ms. */
const PATIENCE = 100

const begun = new WeakMap<Element, Promise<void>>()

/** Resolves when a session is there, or has failed, so that whatever needs it is on its way; at the latest soon. */
const whenAsked = ({ store }: Session): Promise<void> =>
  new Promise((resolve) => {
    const isSettled = (): boolean => store.getState().connection.status !== 'connecting'
    if (isSettled()) return resolve()
    const timer = setTimeout(end, PATIENCE)
    const unsubscribe = store.subscribe(() => isSettled() && end())
    function end(): void {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
  })

/** Notes that an element's session was begun before the element was defined. */
export function noteBegun(element: Element, session: Session): void {
  begun.set(element, whenAsked(session))
}

/**
 * Resolves when drawing an element keeps nothing from being asked any more; nothing where that is now. Its place is held
 * meanwhile: the request for what it shows is worth more than a first picture of that it is loading.
 */
export const whenToDraw = (element: Element): Promise<void> | undefined => begun.get(element)
