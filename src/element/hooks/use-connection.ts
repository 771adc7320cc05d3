import { useStore } from 'zustand'
import type { ConnectionState } from '../../store/session-state.js'
import { useElement } from '../custom-element/element-context.js'

/** Where the connection of the session stands. */
export const useConnection = (): ConnectionState => useStore(useElement().session.store, ({ connection }) => connection)
