import { useSyncExternalStore } from 'react'
import { pageEnvironment } from '../custom-element/page-environment.js'

const subscribe = (listener: () => void): (() => void) => pageEnvironment().subscribe(listener)
const isOnline = (): boolean => pageEnvironment().isOnline()

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
