import type { ConnectionState } from '../../core/session/session-state.js'
import { useSessionState } from './use-session-state.js'

/** Where the connection of the session stands. */
export const useConnection = (): ConnectionState => useSessionState(({ connection }) => connection)
