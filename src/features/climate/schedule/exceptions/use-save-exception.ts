import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { useIsMounted } from '../../../../element/hooks/use-is-mounted.js'
import { useIsChanging } from '../../../../element/hooks/use-under-way.js'
import { notSaved } from '../../../../core/actions/form-draft.js'
import { readAgain } from '../../../../core/queries/read-again.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { climatePresets } from '../../rules/climate-preset.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { isForbidden } from '../is-forbidden.js'
import { exceptionFaults } from '../rules/exception-faults.js'
import { isExceptionFormChanged } from '../rules/exception-form.js'
import { changedException, newException } from '../rules/exception-parameters.js'
import { presetKeys } from '../rules/schedule-presets.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createException, exceptionsKey, updateException } from './exception-actions.js'
import { type ExceptionDraft, objectionsTo } from './exception-draft.js'

interface Options {
  readonly device: Device
  readonly edited: ThermostatSchedule | undefined
  readonly draft: ExceptionDraft
  readonly setDraft: Dispatch<SetStateAction<ExceptionDraft>>
  /** Is told the id once it is saved. */
  readonly onSaved: (id: string) => void
  /** Is told that this session may not. */
  readonly onForbidden: () => void
}

/** How the form of an exception is saved. */
export function useSaveException({ device, edited, draft, setDraft, onSaved, onForbidden }: Options): {
  readonly isPending: boolean
  /** Whether it is on its way, or has just got there, so that nothing is wrong with it for now. */
  readonly isSent: boolean
  save(): Promise<void>
} {
  const { session } = useElement()
  const { exceptions: texts } = useScheduleMessages().schedule
  const create = useAction(createException)
  const update = useAction(updateException)
  const { device_id: deviceId } = device
  const isPending = useIsChanging(exceptionsKey(deviceId))
  const [isSent, setSent] = useState(false)
  const isSending = useRef(false)
  const isMounted = useIsMounted()
  const { form, initial } = draft
  const subject = form.name.trim() || undefined

  /** @returns the id of what was saved, what went wrong, or nothing where it was not sent */
  async function send(): Promise<{ readonly id: string } | { readonly error: unknown } | undefined> {
    if (edited) {
      const { thermostat_schedule_id: id } = edited
      const params = changedException(form, initial, id)
      const outcome = await update({ deviceId, params }, { texts: { done: { subject, message: texts.updated } } })
      if (outcome.status === 'done') void readAgain(session, scheduleListQuery(deviceId))
      return outcome.status === 'done' ? { id } : outcome.status === 'failed' ? { error: outcome.error } : undefined
    }
    const params = newException(form, deviceId)
    if (!params) return undefined
    const outcome = await create(params, { texts: { done: { subject, message: texts.created } } })
    if (outcome.status === 'done') return { id: outcome.answer.thermostat_schedule_id }
    return outcome.status === 'failed' ? { error: outcome.error } : undefined
  }

  return {
    isPending,
    isSent,
    async save() {
      if (isSending.current) return
      const faults = exceptionFaults(form, presetKeys(climatePresets(device)), edited && initial)
      if (faults) return setDraft((current) => notSaved(current, form, {}))
      if (edited && !isExceptionFormChanged(form, initial)) return onSaved(edited.thermostat_schedule_id)
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
      if (!sent) return
      if (isForbidden(sent.error)) onForbidden()
      setDraft((current) => notSaved(current, form, objectionsTo(sent.error)))
    }
  }
}
