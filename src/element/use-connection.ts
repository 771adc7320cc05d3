import { useStore } from 'zustand'
import type { Connection } from '../store/session-state.js'
import { useElement } from './element-context.js'

/** Where the connection of the session stands. */
export const useConnection = (): Connection => useStore(useElement().session.store, ({ connection }) => connection)
