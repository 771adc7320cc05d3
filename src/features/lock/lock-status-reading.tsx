import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en.js'
import { isLocked } from '../device/rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import type { PendingMutation } from '../../core/session/session-state.js'
import type { Tone } from '../../ui/style/tone.js'
import { LockStatusIcon, type LockState } from './lock-status-icon.js'

/** Icon, text and tone of a lock's state. */
export interface LockStatusReading {
  readonly state: LockState
  readonly isUnderWay: boolean
  readonly word: string
  readonly icon: ReactNode
  readonly tone?: Tone | undefined
  /** Note that the lock is slow. */
  readonly note?: string | undefined
}

/** Returns the command in progress, else the confirmed state. `undefined` if unknown. */
export function lockStatus(
  device: Device,
  change: PendingMutation | undefined,
  { lock }: Messages
): LockStatusReading | undefined {
  if (change) {
    const state = change.operation === 'locks.lockDoor' ? 'locking' : 'unlocking'
    const note = change.isSlow ? lock.stillWaiting : undefined
    return { state, isUnderWay: true, word: lock[state], icon: <LockStatusIcon state={state} />, note }
  }
  const locked = isLocked(device)
  if (locked === undefined) return undefined
  const state = locked ? 'locked' : 'unlocked'
  return {
    state,
    isUnderWay: false,
    word: lock[state],
    icon: <LockStatusIcon state={state} />,
    tone: locked ? 'ok' : 'warning'
  }
}
