import { PresetDeletedEvent } from '../../element/events/climate-events.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { type ChangeOutcome, useChange } from '../../element/hooks/use-change.js'
import { climatePresets, presetName } from '../../model/climate-preset.js'
import type { ClimatePreset, Device } from '../../model/resources.js'
import { deletePresetChange, presetsKey } from '../../store/climate-changes.js'
import { isBusy, whenFree } from '../../store/when-free.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { releaseHeld, useHeldChange } from '../undo/use-held-change.js'
import { failureText } from './failure-text.js'

/**
 * How a preset is deleted, once a person has confirmed it: it is gone at once, is deleted when it cannot be taken back any
 * more, and is there again where that fails.
 */
export function useDeletePreset(device: Device): (preset: ClimatePreset) => Promise<void> {
  const { session, controller, messages } = useElement()
  const { climatePresets: texts, general } = messages
  const toasts = useToasts()
  const change = useChange()
  const changeLater = useHeldChange()
  const { device_id: id } = device
  return async function remove(preset) {
    const { climate_preset_key: key } = preset
    const subject = presetName(preset)
    const done = { subject, message: texts.deleted }

    async function follow(outcome: Promise<ChangeOutcome>, isAgain = false): Promise<void> {
      const ended = await outcome
      if (ended.status === 'done' && isAgain) toasts.show({ variant: 'success', ...done })
      if (ended.status === 'done') controller.dispatch(new PresetDeletedEvent(id, key))
      if (ended.status !== 'failed') return
      const again = { label: general.tryAgain, onAction: () => void follow(change(deletePresetChange(device, key)), true) }
      const message = failureText(ended.error, texts.deleteFailed, messages)
      toasts.show({ variant: 'error', subject, message, action: again })
    }
    // One after the other: what is held or on its way is done first.
    await releaseHeld(session, presetsKey(id))
    while (isBusy(session, presetsKey(id))) await whenFree(session, presetsKey(id))
    const shown = session.store.getState().shown.devices.get(id)?.resource
    if (!shown || !climatePresets(shown).some((each) => each.climate_preset_key === key)) return
    await follow(changeLater((hold) => deletePresetChange(device, key, hold), done))
  }
}
