import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { MutationStatus } from '../../core/store/session-state.js'
import type { Messages } from '../../messages/en.js'
import { Lock, LockOpen, LockOutline } from '../../ui/icons.js'
import type { Tone } from '../../ui/style/tone.js'
import { isLocked } from '../device/rules/device-status.js'

/** Confirmed state of a lock, or the command in progress. */
export type LockState = 'locked' | 'unlocked' | 'locking' | 'unlocking'

/** Icon, text and tone of a lock's state. */
export interface LockStatusReading {
  readonly state: LockState
  /** `true` if the lock was unlocked when it last confirmed its state. */
  readonly isOpen: boolean
  readonly text: string
  readonly icon: ReactNode
  readonly tone?: Tone | undefined
  /** Note that the lock is slow. */
  readonly note?: string | undefined
}

/** Returns the command in progress, else the confirmed state. `undefined` if unknown. */
export function lockStatus(
  device: Device,
  mutation: MutationStatus | undefined,
  { lock }: Messages
): LockStatusReading | undefined {
  const locked = isLocked(device)
  const isOpen = locked === false
  const tone = isOpen ? 'open' : undefined
  if (mutation) {
    const state = mutation.operation === 'locks.lockDoor' ? 'locking' : 'unlocking'
    const note = mutation.isSlow ? lock.stillWaiting : undefined
    return {
      state,
      isOpen,
      text: lock[state],
      icon: isOpen ? <LockOpen /> : <LockOutline />,
      tone,
      note
    }
  }
  if (locked === undefined) return undefined
  const state = locked ? 'locked' : 'unlocked'
  return { state, isOpen, text: lock[state], icon: locked ? <Lock /> : <LockOpen />, tone }
}
