import { useStore } from 'zustand'
import { useElement } from './element-context.js'

/** Whether the session has a client by now. */
export const useIsConnected = (): boolean =>
  useStore(useElement().session.store, ({ connection }) => connection.status === 'ready')
