import { PresetCreatedEvent, PresetDeletedEvent } from '../climate-events.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useChange } from '../../../element/hooks/use-change.js'
import { presetParametersAgain } from '../rules/climate-preset-again.js'
import { climatePresets, presetName } from '../rules/climate-preset.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { isInvalidInputError } from '../../../client/index.js'
import { createPresetChange, deletePresetChange, presetsKey } from '../data/climate-changes.js'
import { isBusy, queueChange } from '../../../core/actions/queued-change.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { openUndoWindow } from '../../../ui/feedback/undo-window.js'
import { useUndo } from '../../../element/undo/use-undo.js'
import { failureText } from './failure-text.js'
import type { OpenPresetForm } from './preset-again.js'

/**
 * How a preset is deleted, once a person has confirmed it: at once. It is there again where that fails, and for a while it
 * can be undone, which makes it again.
 */
export function useDeletePreset(device: Device, openForm: OpenPresetForm): (preset: ClimatePreset) => Promise<void> {
  const { session, controller, messages } = useElement()
  const { climatePresets: texts, general } = messages
  const toasts = useToasts()
  const change = useChange()
  const offerUndo = useUndo()
  const { device_id: id } = device
  const busyKey = presetsKey(id)

  /** The same values under the same key: that is how a deletion is undone. */
  async function makeAgain(preset: ClimatePreset): Promise<void> {
    const subject = presetName(preset)
    const params = presetParametersAgain(device, preset)
    if (!params && openForm({ preset })) return
    if (!params) return toasts.show({ variant: 'error', subject, message: texts.failed })
    const outcome = await queueChange(session, busyKey, () => change(createPresetChange(params)))
    if (outcome.status === 'done') {
      toasts.show({ variant: 'success', subject, message: general.undone })
      controller.dispatch(new PresetCreatedEvent(params))
    }
    if (outcome.status !== 'failed') return
    const { error } = outcome
    const action =
      isInvalidInputError(error) && openForm({ preset, error })
        ? undefined
        : { label: general.tryAgain, onAction: () => void makeAgain(preset) }
    toasts.show({ variant: 'error', subject, message: failureText(error, texts.failed, messages), action })
  }

  async function removeNow(preset: ClimatePreset): Promise<void> {
    const { climate_preset_key: key } = preset
    const subject = presetName(preset)
    const shown = session.store.getState().shown.devices.get(id)?.resource
    if (!shown || !climatePresets(shown).some((each) => each.climate_preset_key === key)) return
    const outcome = change(deletePresetChange(device, key))
    const window = openUndoWindow()
    let isUndone = false
    async function follow(): Promise<void> {
      isUndone = await offerUndo({ subject, message: texts.deleted }, { window })
      if (!isUndone) return
      if ((await outcome).status === 'done') await makeAgain(preset)
      else toasts.show({ variant: 'success', subject, message: general.undone })
    }
    if (isBusy(session, busyKey)) void follow()
    const ended = await outcome
    if (ended.status === 'done') controller.dispatch(new PresetDeletedEvent(id, key))
    if (ended.status !== 'failed') return
    window.close()
    if (isUndone) return
    const again = { label: general.tryAgain, onAction: () => void remove(preset) }
    const message = failureText(ended.error, texts.deleteFailed, messages)
    toasts.show({ variant: 'error', subject, message, action: again })
  }

  const remove = (preset: ClimatePreset): Promise<void> => queueChange(session, busyKey, () => removeNow(preset))
  return remove
}
