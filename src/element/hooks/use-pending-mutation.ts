import { useSessionState } from './use-session-state.js'

/** Whether a change of some key is under way, in whichever element it was begun. */
export const useIsPending = (key: string): boolean => useSessionState(({ mutations }) => mutations.has(key))

/** Whether the device of a change has not done it in the usual time, and is still waited for. */
export const useIsSlow = (key: string): boolean =>
  useSessionState(({ mutations }) => mutations.get(key)?.isSlow === true)
