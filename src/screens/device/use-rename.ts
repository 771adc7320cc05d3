import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { DeviceRenameEvent } from '../../element/events/events.js'
import { useChange, useIsChanging } from '../../element/hooks/use-change.js'
import { normalizeDeviceName } from '../../model/device-name.js'
import { deviceName } from '../../model/device.js'
import { isInvalidInputError } from '../../platform/index.js'
import type { Device } from '../../model/resources.js'
import { nameKey, renameChange } from '../../store/changes.js'

/** How a device gets another name. */
export interface Rename {
  readonly isPending: boolean
  /** Saves a typed name. @returns what is wrong with it, where there is something left to do */
  save(typed: string): Promise<true | string>
}

export function useRename(device: Device): Rename {
  const { controller } = useElement()
  const { device: texts } = useMessages()
  const change = useChange()
  return {
    isPending: useIsChanging(nameKey(device.device_id)),
    async save(typed) {
      const name = normalizeDeviceName(typed)
      if (name === normalizeDeviceName(deviceName(device) ?? '')) return true
      const outcome = await change(renameChange(device, name))
      if (outcome.status === 'done') controller.dispatch(new DeviceRenameEvent(device.device_id, name))
      if (outcome.status === 'done' || outcome.status === 'canceled') return true
      const error = outcome.status === 'failed' && outcome.error
      const [refusal] = isInvalidInputError(error) ? error.getValidationErrorMessages('name') : []
      return refusal || texts.renameFailed
    }
  }
}
