import { useDeletion } from '../../../element/undo/use-deletion.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { presetRecreateParams } from '../rules/preset-recreate-params.js'
import { presetName } from '../rules/climate-preset.js'
import { createPreset, deletePreset } from './preset-actions.js'
import type { OpenPresetForm } from './recreate-preset-draft.js'

/** Returns a function that deletes a preset after the user has confirmed it. */
export function useDeletePreset(device: Device, openForm: OpenPresetForm): (preset: ClimatePreset) => Promise<unknown> {
  const { climatePresets: texts } = useMessages()
  const remove = useDeletion({ remove: deletePreset, create: createPreset, texts })
  return (preset) =>
    remove(
      { device, preset },
      {
        subject: presetName(preset),
        again: () => presetRecreateParams(device, preset),
        openForm: (error) => openForm({ resource: preset, error })
      }
    )
}
