import type { ConnectionState } from '../../core/session/session-state.js'
import { useSessionState } from './use-session-state.js'

export const useConnection = (): ConnectionState => useSessionState(({ connection }) => connection)
