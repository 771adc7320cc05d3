import type { Change } from '../../store/change.js'
import { useElement } from '../custom-element/element-context.js'
import { BeforeChangeEvent } from '../events/events.js'
import { useShownState } from './use-shown-state.js'

/** How a change ended: made, refused by the host, under way already, or failed. */
export type ChangeOutcome<Answer = unknown> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'canceled' | 'ignored' }
  | { readonly status: 'failed'; readonly error: unknown }

/** Makes changes for a person: the host is asked first, and told of a failure. */
export function useChange(): <Resource, Answer>(change: Change<Resource, Answer>) => Promise<ChangeOutcome<Answer>> {
  const { session, controller } = useElement()
  return async (change) => {
    if (session.store.getState().changes.has(change.key)) return { status: 'ignored' }
    if (!controller.dispatch(new BeforeChangeEvent(change.operation, change.params))) return { status: 'canceled' }
    try {
      const made = await session.change(change)
      if (!made) return { status: 'ignored' }
      session.usage.track(change.operation, 'done')
      return { status: 'done', answer: made.answer }
    } catch (error) {
      session.usage.track(change.operation, 'failed')
      controller.report(error, change.operation)
      return { status: 'failed', error }
    }
  }
}

/** Whether a change of some key is under way, in whichever element it was begun. @param alsoHeld whether being held is it */
export const useIsChanging = (key: string, alsoHeld = true): boolean =>
  useShownState(({ changes }) => changes.has(key) && (alsoHeld || !changes.get(key)?.hold))

/** The name of the call that a change of some key makes, while it is under way. */
export const useOperation = (key: string): string | undefined => useShownState(({ changes }) => changes.get(key)?.operation)

/** Whether the device of a change has not done it in the usual time, and is still waited for. */
export const useIsStillWaiting = (key: string): boolean =>
  useShownState(({ changes }) => changes.get(key)?.isStillWaiting === true)
