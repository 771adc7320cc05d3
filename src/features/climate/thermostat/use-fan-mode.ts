import { useRef, useState } from 'react'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useIsStillWaiting } from '../../../element/hooks/use-under-way.js'
import type { Moment } from '../../../core/gate/origin.js'
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

  async function choose(mode: FanMode, since?: Moment): Promise<void> {
    const choice = ++choices.current
    const isLast = (): boolean => choice === choices.current
    const { at } = session.now()
    setWanted(mode)
    const again = (since: Moment) => choose(mode, since)
    await set({ device, mode }, { at, since, isWanted: isLast, isTold: isLast, again })
    if (isLast()) setWanted(undefined)
  }

  // What the fan has not done in the usual time is not shown as done.
  const isStillWaiting = useIsStillWaiting(fanModeKey(device.device_id))
  return [(isStillWaiting ? undefined : wanted) ?? fanMode(device), (mode) => void choose(mode)]
}
