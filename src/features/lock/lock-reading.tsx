import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en.js'
import { isLocked } from '../device/rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import type { PendingChange } from '../../core/session/session-state.js'
import { icon, Lock, LockOpen } from '../../ui/icons.js'
import type { Tone } from '../../ui/style/tone.js'

/** Where the bolt of a lock is, as the platform last confirmed it, or where it is being moved. */
export type LockState = 'locked' | 'unlocked' | 'locking' | 'unlocking'

/** How a lock is, wherever that is shown. */
export interface LockReading {
  readonly state: LockState
  readonly isUnderWay: boolean
  readonly word: string
  readonly icon: ReactNode
  readonly tone?: Tone | undefined
  /** That its bolt takes longer than usual. */
  readonly note?: string | undefined
}

/** A padlock whose shackle is neither in nor out. */
const LockMoving = /* @__PURE__ */ icon([
  ['rect', { x: 3, y: 11, width: 18, height: 11, rx: 2 }],
  ['path', { d: 'M7 11V7a5 5 0 0 1 10 0v1' }]
])

const ICONS: Readonly<Record<LockState, ReactNode>> = {
  locked: <Lock />,
  unlocked: <LockOpen />,
  locking: <LockMoving />,
  unlocking: <LockMoving />
}

/** What to say of a lock: what is under way, else what was confirmed last; nothing where nobody knows. */
export function lockReading(
  device: Device,
  change: PendingChange | undefined,
  { lock }: Messages
): LockReading | undefined {
  if (change) {
    const state = change.operation === 'locks.lockDoor' ? 'locking' : 'unlocking'
    const note = change.isStillWaiting ? lock.stillWaiting : undefined
    return { state, isUnderWay: true, word: lock[state], icon: ICONS[state], note }
  }
  const locked = isLocked(device)
  if (locked === undefined) return undefined
  const state = locked ? 'locked' : 'unlocked'
  return { state, isUnderWay: false, word: lock[state], icon: ICONS[state], tone: locked ? 'ok' : 'warning' }
}
