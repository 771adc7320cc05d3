import { useAction } from '../../../element/actions/use-action.js'
import type { Undo } from '../../../core/actions/run-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { presetRecreateParams } from '../rules/preset-recreate-params.js'
import { presetName } from '../rules/climate-preset.js'
import type { Snapshot } from '../../../core/gate/command-origin.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { isInvalidInputError } from '../../../client/index.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { createPreset, deletePreset } from './preset-actions.js'
import type { OpenPresetForm } from './preset-recreate-params.js'

/**
 * Returns a function that deletes a preset optimistically after the user has confirmed it. The preset reappears if the
 * request fails, and undo recreates it.
 */
export function useDeletePreset(device: Device, openForm: OpenPresetForm): (preset: ClimatePreset) => Promise<unknown> {
  const { messages } = useElement()
  const toasts = useToasts()
  const create = useAction(createPreset)
  const remove = useAction(deletePreset)

  /** Creates a preset with the same key and values. Opens its form if the platform rejects them. */
  async function makeAgain(preset: ClimatePreset, snapshot: Snapshot): Promise<void> {
    const { climatePresets: texts, general } = messages
    const subject = presetName(preset)
    const params = presetRecreateParams(device, preset)
    if (!params && openForm({ preset })) return
    if (!params) return toasts.show({ variant: 'error', subject, message: texts.failed })
    await create(params, {
      isUndo: true,
      snapshot,
      texts: {
        success: { subject, message: general.undone },
        failed: (error) => ({
          subject,
          message: failureText(error, texts.failed, messages),
          canRetry: !(isInvalidInputError(error) && openForm({ preset, error }))
        })
      }
    })
  }

  function undo(preset: ClimatePreset): Undo {
    const params = presetRecreateParams(device, preset)
    return {
      operation: params && createPreset.change(params).operation,
      run: (snapshot) => makeAgain(preset, snapshot)
    }
  }
  return (preset) => remove({ device, preset }, { undo: () => undo(preset) })
}
