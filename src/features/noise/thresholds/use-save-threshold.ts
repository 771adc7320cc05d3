import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { useIsChanging } from '../../../element/hooks/use-under-way.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { notSaved } from '../../../core/actions/form-draft.js'
import { readAgain } from '../../../core/queries/read-again.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { noiseThresholdFaults } from '../rules/noise-threshold-faults.js'
import { isThresholdFormChanged } from '../rules/noise-threshold-form.js'
import { changedThreshold, newThreshold } from '../rules/noise-threshold-parameters.js'
import { createThreshold, thresholdsKey, updateThreshold } from './threshold-actions.js'
import { objectionsTo, type ThresholdDraft } from './threshold-draft.js'

interface Options {
  readonly device: Device
  readonly edited: NoiseThreshold | undefined
  readonly zone: string
  readonly draft: ThresholdDraft
  readonly hasScore: boolean
  readonly setDraft: Dispatch<SetStateAction<ThresholdDraft>>
  readonly onSaved: (id: string) => void
}

/** How the form of a threshold is saved. */
export function useSaveThreshold({ device, edited, zone, draft, hasScore, setDraft, onSaved }: Options): {
  readonly isPending: boolean
  /** Whether it is on its way, or has just got there, so that nothing is wrong with it for now. */
  readonly isSent: boolean
  save(): Promise<void>
} {
  const { session } = useElement()
  const { thresholds: texts } = useManageMessages()
  const create = useAction(createThreshold)
  const update = useAction(updateThreshold)
  const { device_id: deviceId } = device
  const isPending = useIsChanging(thresholdsKey(deviceId))
  const [isSent, setSent] = useState(false)
  const isSending = useRef(false)
  const isMounted = useIsMounted()
  const { form, initial } = draft
  const subject = form.name.trim() || undefined

  /** @returns the id of what was saved, what went wrong, or nothing where it was not sent */
  async function send(): Promise<{ readonly id: string } | { readonly error: unknown } | undefined> {
    if (edited) {
      const { noise_threshold_id: id } = edited
      const params = changedThreshold(form, initial, { deviceId, zone, id })
      const outcome = await update(params, { texts: { done: { subject, message: texts.updated } } })
      if (outcome.status === 'done') void readAgain(session, noiseThresholdListQuery(deviceId))
      return outcome.status === 'done' ? { id } : outcome.status === 'failed' ? { error: outcome.error } : undefined
    }
    const params = newThreshold(form, { deviceId, zone })
    if (!params) return undefined
    const outcome = await create(params, { texts: { done: { subject, message: texts.created } } })
    if (outcome.status === 'done') return { id: outcome.answer.noise_threshold_id }
    return outcome.status === 'failed' ? { error: outcome.error } : undefined
  }

  return {
    isPending,
    isSent,
    async save() {
      if (isSending.current) return
      if (noiseThresholdFaults(form, edited && initial)) return setDraft((current) => notSaved(current, form, {}))
      if (edited && !isThresholdFormChanged(form, initial)) return onSaved(edited.noise_threshold_id)
      setDraft(({ refused: _refused, ...current }) => current)
      setSent(true)
      isSending.current = true
      const sent = await send()
      isSending.current = false
      if (sent && 'id' in sent) {
        if (isMounted.current) onSaved(sent.id)
        return
      }
      setSent(false)
      if (sent) setDraft((current) => notSaved(current, form, objectionsTo(sent.error, hasScore)))
    }
  }
}
