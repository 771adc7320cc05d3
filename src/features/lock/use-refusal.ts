import { useState } from 'react'
import type { LockState } from './lock-status-reading.js'

/** Returns `true` after a command has ended without changing the state. */
export function useRefusal(state: LockState | undefined): boolean {
  const [known, setKnown] = useState({ state, isRefused: false })
  if (known.state === state) return known.isRefused
  const isRefused =
    (known.state === 'unlocking' && state === 'locked') || (known.state === 'locking' && state === 'unlocked')
  setKnown({ state, isRefused })
  return isRefused
}
