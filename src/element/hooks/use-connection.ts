import type { ConnectionState } from '../../core/session/session-state.js'
import { useShownState } from './use-shown-state.js'

/** Where the connection of the session stands. */
export const useConnection = (): ConnectionState => useShownState(({ connection }) => connection)
