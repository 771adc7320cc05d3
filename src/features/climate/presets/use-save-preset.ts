import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useAction } from '../../../element/actions/use-action.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { useIsChanging } from '../../../element/hooks/use-under-way.js'
import { createPresetParameters, updatePresetParameters } from '../rules/climate-preset-parameters.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { createPreset, presetsKey, updatePreset } from './preset-actions.js'
import { notSaved, type PresetDraft } from './preset-draft.js'
import { objectionsTo } from './preset-objections.js'

interface Options {
  readonly device: Device
  readonly edited: ClimatePreset | undefined
  readonly draft: PresetDraft
  readonly hasPoints: boolean
  readonly setDraft: Dispatch<SetStateAction<PresetDraft>>
  readonly onSaved: (key: string) => void
}

/** How the form of a preset is saved. */
export function useSavePreset({ device, edited, draft, hasPoints, setDraft, onSaved }: Options): {
  readonly isPending: boolean
  /** Whether it is on its way, or has just got there, so that nothing is wrong with it for now. */
  readonly isSent: boolean
  save(): Promise<void>
} {
  const create = useAction(createPreset)
  const update = useAction(updatePreset)
  const isPending = useIsChanging(presetsKey(device.device_id))
  const [isSent, setSent] = useState(false)
  const isSending = useRef(false)
  const isMounted = useIsMounted()

  return {
    isPending,
    isSent,
    async save() {
      const { form } = draft
      const created = edited ? undefined : createPresetParameters(form, device)
      const updated = edited && updatePresetParameters(form, device, edited)
      const params = updated ?? created
      if (isSending.current) return
      if (!params) return setDraft((current) => notSaved(current, form, {}))
      setDraft(({ refused: _refused, ...current }) => current)
      setSent(true)
      isSending.current = true
      const outcome = await (updated ? update(updated) : create(params))
      isSending.current = false
      if (outcome.status === 'done') {
        if (isMounted.current) onSaved(params.climate_preset_key)
        return
      }
      setSent(false)
      if (outcome.status === 'failed') {
        const objections = objectionsTo(outcome.error, edited, hasPoints)
        setDraft((current) => notSaved(current, form, objections))
      }
    }
  }
}
