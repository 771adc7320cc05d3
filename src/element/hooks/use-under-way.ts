import { useSessionState } from './use-session-state.js'

/** Whether a change of some key is under way, in whichever element it was begun. */
export const useIsChanging = (key: string): boolean => useSessionState(({ changes }) => changes.has(key))

/** Whether the device of a change has not done it in the usual time, and is still waited for. */
export const useIsStillWaiting = (key: string): boolean =>
  useSessionState(({ changes }) => changes.get(key)?.isStillWaiting === true)
