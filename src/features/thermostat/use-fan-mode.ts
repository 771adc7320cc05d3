import { useRef, useState } from 'react'
import { takeSnapshot } from '../../core/actions/run-mutation.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useAction } from '../../element/actions/use-action.js'
import { useIsSlow } from '../../element/hooks/use-pending-mutation.js'
import type { Offer } from '../../core/gate/offer.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Device } from '../../core/resources/resources.js'
import type { FanMode } from '../../client/resources.js'
import { fanModeKey, setFanMode } from '../climate/set-fan-mode.js'
import { fanMode } from '../climate/rules/thermostat-status.js'

/** Returns the displayed fan mode and a function that changes it. Queued behind a change that is in flight. */
export function useFanMode(device: Device): readonly [string | undefined, (mode: FanMode, offer: Offer) => void] {
  const { session } = useElement()
  const set = useAction(setFanMode)
  const last = useRef<AbortController>(null)
  const [wanted, setWanted] = useState<FanMode>()

  async function choose(mode: FanMode, snapshot: Snapshot): Promise<void> {
    last.current?.abort()
    const choice = new AbortController()
    last.current = choice
    const isLast = (): boolean => last.current === choice
    setWanted(mode)
    const onRetry = (retry: Snapshot) => choose(mode, retry)
    await set({ device, mode }, { snapshot, withdrawn: choice.signal, shouldNotify: isLast, onRetry })
    if (isLast()) setWanted(undefined)
  }

  // A slow change is no longer shown optimistically.
  const isSlow = useIsSlow(fanModeKey(device.device_id))
  return [
    (isSlow ? undefined : wanted) ?? fanMode(device),
    (mode, offer) => void choose(mode, takeSnapshot(session, offer))
  ]
}
