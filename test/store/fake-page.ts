import type { Environment } from '../../src/store/environment.js'

/** A page that a test shows, hides, and takes off the network. */
export interface FakePage extends Environment {
  show(): void
  hide(): void
  goOnline(): void
  goOffline(): void
  touch(): void
  readonly listeners: number
}

export function fakePage(): FakePage {
  const listeners = new Set<() => void>()
  let isVisible = true
  let isOnline = true
  let lastTouch = Date.now()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    lastTouch: () => lastTouch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show() {
      isVisible = true
      tell()
    },
    hide() {
      isVisible = false
      tell()
    },
    goOnline() {
      isOnline = true
      tell()
    },
    goOffline() {
      isOnline = false
      tell()
    },
    touch() {
      lastTouch = Date.now()
    },
    get listeners() {
      return listeners.size
    }
  }
}
