import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { DeviceRenameEvent } from './device-events.js'
import { type ChangeOutcome, useChange, useIsChanging } from '../../element/hooks/use-change.js'
import { normalizeDeviceName } from './rules/device-name.js'
import { deviceName } from './rules/device.js'
import { isInvalidInputError } from '../../client/index.js'
import type { Device } from '../../core/resources/resources.js'
import type { Moment } from '../../core/gate/origin.js'
import { nameKey, renameChange } from './data/changes.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useUndo } from '../../element/undo/use-undo.js'

/** How a device gets another name. */
export interface Rename {
  readonly isPending: boolean
  /** Saves a typed name. @returns what is wrong with it, where there is something left to do */
  save(typed: string): Promise<true | string>
}

export function useRename(device: Device): Rename {
  const { controller } = useElement()
  const { device: texts, thermostat, general } = useMessages()
  const change = useChange()
  const toasts = useToasts()
  const offerUndo = useUndo()
  const { device_id: id } = device
  const key = nameKey(id)

  async function rename(name: string, since?: Moment): Promise<ChangeOutcome> {
    const outcome = await change(renameChange(device, name), { since })
    if (outcome.status === 'done') controller.dispatch(new DeviceRenameEvent(id, name))
    return outcome
  }

  async function goBack(subject: string, before: string, since?: Moment): Promise<void> {
    const outcome = await rename(before, since)
    if (outcome.status === 'done') toasts.show({ variant: 'success', subject: before, message: general.undone })
    if (outcome.status !== 'failed') return
    const action = { label: general.tryAgain, onAction: () => void goBack(subject, before, outcome.since) }
    toasts.show({ variant: 'error', subject, message: texts.renameFailed, action })
  }

  /** Lets the name be undone, as long as it has no newer one. */
  async function offerWayBack(name: string, before: string): Promise<void> {
    const isUndone = await offerUndo(
      { subject: name, message: thermostat.saved },
      {
        isLast({ shown, changes }) {
          const known = shown.devices.get(id)?.resource
          return known !== undefined && deviceName(known) === name && !changes.has(key)
        }
      }
    )
    if (isUndone) await goBack(name, before)
  }

  return {
    isPending: useIsChanging(key),
    async save(typed) {
      const name = normalizeDeviceName(typed)
      const before = deviceName(device)
      if (name === normalizeDeviceName(before ?? '')) return true
      const outcome = await rename(name)
      if (outcome.status === 'done' && before) void offerWayBack(name, before)
      if (outcome.status === 'done' || outcome.status === 'canceled') return true
      const error = outcome.status === 'failed' && outcome.error
      const [refusal] = isInvalidInputError(error) ? error.getValidationErrorMessages('name') : []
      return refusal || texts.renameFailed
    }
  }
}
