/** An attribute changes, step 10: the state of the session as the element shows it. */
import type { StoreApi } from 'zustand/vanilla'
import type { SessionState } from '../../core/store/session-state.js'

type SessionStore = Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'>

/** Session state as displayed by one element. Frozen while the element is off screen. */
export interface FrozenStore extends SessionStore {
  /** Shows the current state, even while off screen. */
  update(): void
  /** Shows the current state when the element becomes visible. */
  setVisible(isSeen: boolean): void
}

/** Initial data is shown while off screen, so that an element that is scrolled to or printed has its content. */
const isLoading = ({ connection, queries }: SessionState): boolean =>
  connection.status === 'connecting' ||
  [...queries.values()].some(({ isComplete, isFetching }) => isFetching && !isComplete)

export function createFrozenStore(store: SessionStore): FrozenStore {
  const listeners = new Set<(state: SessionState, previous: SessionState) => void>()
  let frozen = store.getState()
  let isSeen = true
  let stop: (() => void) | undefined

  function update(): void {
    const previous = frozen
    frozen = store.getState()
    if (frozen !== previous) for (const listener of listeners) listener(frozen, previous)
  }

  return {
    getState: () => (isSeen ? store.getState() : frozen),
    getInitialState: store.getInitialState,
    subscribe(listener) {
      listeners.add(listener)
      stop ??= store.subscribe((state) => (isSeen || isLoading(frozen) || isLoading(state)) && update())
      // A new subscriber starts with the current state.
      update()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    update,
    setVisible(seen) {
      // Freezes the latest state.
      update()
      isSeen = seen
    }
  }
}
