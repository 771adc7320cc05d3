import type { StoreApi } from 'zustand/vanilla'
import type { SessionState } from '../../core/session/session-state.js'

type SessionStore = Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'>

/** What an element shows of its session: what is true while somebody can see the element, else what was. */
export interface FrozenStore extends SessionStore {
  /** Shows the present at once when the element is seen again. */
  setVisible(isSeen: boolean): void
}

/** What is not there yet is shown as it comes, so that an element that is scrolled to, or printed, has its content. */
const isLoading = ({ connection, queries }: SessionState): boolean =>
  connection.status === 'connecting' ||
  [...queries.values()].some(({ isComplete, isFetching }) => isFetching && !isComplete)

export function createFrozenStore(store: SessionStore): FrozenStore {
  const listeners = new Set<(state: SessionState, before: SessionState) => void>()
  let held = store.getState()
  let isSeen = true
  let stop: (() => void) | undefined

  function take(): void {
    const before = held
    held = store.getState()
    if (held !== before) for (const listener of listeners) listener(held, before)
  }

  return {
    getState: () => (isSeen ? store.getState() : held),
    getInitialState: store.getInitialState,
    subscribe(listener) {
      listeners.add(listener)
      stop ??= store.subscribe((state) => (isSeen || isLoading(held) || isLoading(state)) && take())
      // What comes to look while nobody sees it has not seen anything yet.
      take()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    setVisible(seen) {
      // What is true in the last moment is what is kept.
      take()
      isSeen = seen
    }
  }
}
