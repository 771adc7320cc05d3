import type { Environment } from '../../src/core/environment/environment.js'

/** A page that a test shows, hides, and takes off the network. */
export interface FakePage extends Environment {
  show(): void
  hide(): void
  goOnline(): void
  goOffline(): void
  touch(): void
  /** As when the page is put away, or goes. */
  leave(): void
  /** Whether an element that is still to be defined wants nothing to be told. */
  silence(isWanted: boolean): void
  readonly listeners: number
}

export function fakePage(): FakePage {
  const listeners = new Set<() => void>()
  const leavers = new Set<() => void>()
  let isVisible = true
  let wantsSilence = false
  let isOnline = true
  let lastTouch = Date.now()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const leave = (): void => {
    for (const listener of leavers) listener()
  }
  return {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    lastTouch: () => lastTouch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLeave(listener) {
      leavers.add(listener)
      return () => leavers.delete(listener)
    },
    wantsSilence: () => wantsSilence,
    show() {
      isVisible = true
      tell()
    },
    hide() {
      isVisible = false
      tell()
      leave()
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
    leave,
    silence(isWanted) {
      wantsSilence = isWanted
    },
    get listeners() {
      return listeners.size
    }
  }
}
