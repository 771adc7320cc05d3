import type { ConnectionState } from '../../core/session/session-state.js'
import { useSessionState } from './use-session-state.js'

/** Returns the connection state of the session. */
export const useConnection = (): ConnectionState => useSessionState(({ connection }) => connection)
