/** A button is pressed, step 2: takes the press. */
import { useState } from 'react'
import { takeSnapshot } from '../../core/actions/run-mutation.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Device } from '../../core/resources/resources.js'
import { useAction } from '../../element/actions/use-action.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { type OfferControl, useOffer } from '../../ui/actions/use-offer.js'
import { type LockAction, lockAction } from '../device/rules/device-status.js'
import { type LockState, lockStatus } from './lock-status-reading.js'
import { operateLock } from './operate-lock.js'
import { useLockMutation } from './use-lock-mutation.js'

export interface LockControl extends Pick<OfferControl, 'ref' | 'isMuted'> {
  /** The command to offer. `undefined` if the lock is offline, doesn't support it, or the host disables it. */
  readonly action: LockAction | undefined
  /** `true` while a command is in flight, started by any element. */
  readonly isPending: boolean
  /** Announced text about a command started here. The result is announced by a toast. */
  readonly announcement: string
  press(): void
}

export function useLock(device: Device): LockControl {
  const { session, options, messages } = useElement()
  const operate = useAction(operateLock)
  const [isBegunHere, setBegunHere] = useState(false)
  const pending = useLockMutation(device)
  const reading = lockStatus(device, pending, messages)
  const action = options.disableLockUnlock ? undefined : lockAction(device)
  const { ref, isMuted, take } = useOffer(action && !pending ? `${action} ${device.device_id}` : undefined)

  async function attempt(wanted: LockAction, snapshot: Snapshot): Promise<void> {
    setBegunHere(true)
    await operate({ device, action: wanted }, { snapshot, onRetry: (snapshot) => attempt(wanted, snapshot) })
    setBegunHere(false)
  }
  function press(): void {
    const offer = take()
    if (action && offer) void attempt(action, takeSnapshot(session, offer))
  }
  return {
    ref,
    isMuted,
    action,
    isPending: pending !== undefined,
    announcement: (isBegunHere && pending && (reading?.note ?? reading?.text)) || '',
    press
  }
}

/** Returns `true` after a command has ended without changing the state. */
export function useIsRejected(state: LockState | undefined): boolean {
  const [known, setKnown] = useState({ state, isRejected: false })
  if (known.state === state) return known.isRejected
  const isRejected =
    (known.state === 'unlocking' && state === 'locked') || (known.state === 'locking' && state === 'unlocked')
  setKnown({ state, isRejected })
  return isRejected
}
