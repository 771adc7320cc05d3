import { useRef, useState } from 'react'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useIsSlow } from '../../../element/hooks/use-pending-mutation.js'
import type { Snapshot } from '../../../core/gate/command-origin.js'
import type { Device } from '../../../core/resources/resources.js'
import type { FanMode } from '../../../client/resources.js'
import { fanModeKey, setFanMode } from '../set-fan-mode.js'
import { fanMode } from '../rules/thermostat-status.js'

/** The fan mode of a thermostat as it is shown, and a way to choose another: at once, or after one that is under way. */
export function useFanMode(device: Device): readonly [string | undefined, (mode: FanMode) => void] {
  const { session } = useElement()
  const set = useAction(setFanMode)
  const choices = useRef(0)
  const [wanted, setWanted] = useState<FanMode>()

  async function choose(mode: FanMode, snapshot?: Snapshot): Promise<void> {
    const choice = ++choices.current
    const isLast = (): boolean => choice === choices.current
    const { takenAt: requestedAt } = session.takeSnapshot()
    setWanted(mode)
    const onRetry = (since: Snapshot) => choose(mode, since)
    await set({ device, mode }, { requestedAt, snapshot, shouldRun: isLast, shouldNotify: isLast, onRetry })
    if (isLast()) setWanted(undefined)
  }

  // What the fan has not done in the usual time is not shown as done.
  const isStillWaiting = useIsSlow(fanModeKey(device.device_id))
  return [(isStillWaiting ? undefined : wanted) ?? fanMode(device), (mode) => void choose(mode)]
}
