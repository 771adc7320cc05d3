import type { Environment } from '../../src/core/environment/environment.js'

/** A page that a test shows, hides, and takes off the network. */
export interface FakePage extends Environment {
  show(): void
  hide(): void
  goOnline(): void
  goOffline(): void
  touch(): void
  /** As when the page goes. */
  leave(): void
  /** Whether an element that is still to be defined wants nothing to be told. */
  silence(isWanted: boolean): void
  readonly listeners: number
}

export function fakePage(): FakePage {
  const listeners = new Set<() => void>()
  const leavers = new Set<(isGone: boolean) => void>()
  let isVisible = true
  let wantsSilence = false
  let isOnline = true
  let lastTouch = Date.now()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const tellLeavers = (isGone: boolean): void => {
    for (const listener of leavers) listener(isGone)
  }
  return {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    lastInteraction: () => lastTouch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLeave(listener) {
      leavers.add(listener)
      return () => leavers.delete(listener)
    },
    isTelemetryOptedOut: () => wantsSilence,
    show() {
      isVisible = true
      tell()
    },
    hide() {
      isVisible = false
      tell()
      tellLeavers(false)
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
    leave: () => tellLeavers(true),
    silence(isWanted) {
      wantsSilence = isWanted
    },
    get listeners() {
      return listeners.size
    }
  }
}
