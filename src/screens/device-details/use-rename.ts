import { useElement, useMessages } from '../../element/element-context.js'
import { DeviceRenameEvent } from '../../element/events.js'
import { useChange, useIsChanging } from '../../element/use-change.js'
import { normalizeDeviceName } from '../../model/device-name.js'
import { deviceName } from '../../model/device.js'
import { isInvalidInputError } from '../../platform/index.js'
import type { Device } from '../../platform/resources.js'
import { nameKey, renameChange } from '../../store/changes.js'
import { useToasts } from '../../ui/toasts.js'

/** How a device gets another name. */
export interface Rename {
  readonly isPending: boolean
  /** Saves a typed name. @returns whether there is nothing left to do: it was saved, or the host did not want it */
  save(typed: string): Promise<boolean>
}

export function useRename(device: Device): Rename {
  const { controller } = useElement()
  const { device: texts } = useMessages()
  const toasts = useToasts()
  const change = useChange()
  return {
    isPending: useIsChanging(nameKey(device.device_id)),
    async save(typed) {
      const name = normalizeDeviceName(typed)
      if (name === normalizeDeviceName(deviceName(device) ?? '')) return true
      const outcome = await change(renameChange(device, name))
      if (outcome.status === 'done') controller.dispatch(new DeviceRenameEvent(device.device_id, name))
      if (outcome.status === 'failed') {
        const { error } = outcome
        const [refusal] = isInvalidInputError(error) ? error.getValidationErrorMessages('name') : []
        toasts.show({ variant: 'error', message: refusal ?? texts.renameFailed })
      }
      return outcome.status === 'done' || outcome.status === 'canceled'
    }
  }
}
