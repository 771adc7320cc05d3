import type { Environment } from '../../src/core/environment/environment.js'
import { monotonicTime } from '../../src/core/environment/monotonic-time.js'

/** Page that a test can show, hide and disconnect. */
export interface FakePage extends Environment {
  show(): void
  hide(): void
  goOnline(): void
  goOffline(): void
  touch(): void
  /** Fires the events of a page that is left. */
  leave(): void
  /** Sets whether an element that is not yet defined disables telemetry. */
  silence(isWanted: boolean): void
  readonly listeners: number
}

export function fakePage(): FakePage {
  const listeners = new Set<() => void>()
  const leavers = new Set<(isGone: boolean) => void>()
  let isVisible = true
  let wantsSilence = false
  let isOnline = true
  let lastTouch = monotonicTime()
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
      lastTouch = monotonicTime()
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
