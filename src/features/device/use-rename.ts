import { useAction } from '../../element/actions/use-action.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { failureText } from '../../element/hooks/failure-text.js'
import { useIsPending } from '../../element/hooks/use-pending-mutation.js'
import { isInvalidInputError } from '../../client/index.js'
import type { Device } from '../../core/resources/resources.js'
import { nameKey, renameDevice } from './rename-device.js'
import { deviceName, normalizeDeviceName } from './rules/device.js'

export interface Rename {
  readonly isPending: boolean
  /** Saves a typed name. @returns what is wrong with it, or `''` if a message outside the field has the reason */
  save(typed: string): Promise<true | string>
}

export function useRename(device: Device): Rename {
  const messages = useMessages()
  const rename = useAction(renameDevice)
  return {
    isPending: useIsPending(nameKey(device.device_id)),
    async save(typed) {
      const name = normalizeDeviceName(typed)
      if (name === normalizeDeviceName(deviceName(device) ?? '')) return true
      // The field shows errors.
      const outcome = await rename({ device, name }, { shouldNotify: (ending) => ending === 'done' })
      if (outcome.status === 'rejected') return outcome.reason === 'canceled' || ''
      if (outcome.status === 'done') return true
      const error = outcome.status === 'failed' && outcome.error
      const [refusal] = isInvalidInputError(error) ? error.getValidationErrorMessages('name') : []
      return refusal || failureText(error, messages.device.renameFailed, messages)
    }
  }
}
