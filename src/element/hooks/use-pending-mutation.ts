import { useSessionState } from './use-session-state.js'

/** Returns `true` while a mutation with this key is in flight, started by any element. */
export const useIsPending = (key: string): boolean => useSessionState(({ mutations }) => mutations.has(key))

/** Returns `true` while the device of a mutation is slow. */
export const useIsSlow = (key: string): boolean =>
  useSessionState(({ mutations }) => mutations.get(key)?.isSlow === true)
