import { useSyncExternalStore } from 'react'
import { pageEnvironment } from '../dom/page-environment.js'

const subscribe = (listener: () => void): (() => void) => pageEnvironment().subscribe(listener)
const isOnline = (): boolean => pageEnvironment().isOnline()

/** Returns `true` while the browser is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
