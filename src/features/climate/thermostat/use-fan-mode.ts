import { useRef, useState } from 'react'
import { FanModeChangeEvent } from '../climate-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useChange, useIsStillWaiting } from '../../../element/hooks/use-change.js'
import { deviceName } from '../../device/rules/device.js'
import { fanMode } from '../rules/thermostat-status.js'
import type { Device } from '../../../core/resources/resources.js'
import type { FanMode } from '../../../client/resources.js'
import { fanModeChange, fanModeKey } from '../data/climate-changes.js'
import { queueChange } from '../../../core/actions/queued-change.js'
import { useToasts } from '../../../ui/feedback/toasts.js'

/** The fan mode of a thermostat as it is shown, and a way to choose another: at once, or after one that is under way. */
export function useFanMode(device: Device): readonly [string | undefined, (mode: FanMode) => void] {
  const { session, controller } = useElement()
  const { thermostat: texts, general } = useMessages()
  const toasts = useToasts()
  const change = useChange()
  const choices = useRef(0)
  const [wanted, setWanted] = useState<FanMode>()

  async function choose(mode: FanMode): Promise<void> {
    const { at } = session.now()
    const { device_id } = device
    const subject = deviceName(device)
    const key = fanModeKey(device_id)
    const choice = ++choices.current
    setWanted(mode)
    const outcome = await queueChange(session, key, () =>
      choice === choices.current ? change(fanModeChange(device, mode), { at }) : undefined
    )
    if (!outcome) return
    const { status } = outcome
    if (status === 'done') controller.dispatch(new FanModeChangeEvent(device_id, mode))
    if (choice !== choices.current) return
    setWanted(undefined)
    if (status === 'done') toasts.show({ variant: 'success', subject, message: texts.fanModeUpdated })
    if (status !== 'failed') return
    const action = { label: general.tryAgain, onAction: () => void choose(mode) }
    toasts.show({ variant: 'error', subject, message: texts.fanModeFailed, action })
  }

  // What the fan has not done in the usual time is not shown as done.
  const isStillWaiting = useIsStillWaiting(fanModeKey(device.device_id))
  return [(isStillWaiting ? undefined : wanted) ?? fanMode(device), (mode) => void choose(mode)]
}
