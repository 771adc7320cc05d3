import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { useIsMounted } from '../../../../element/hooks/use-is-mounted.js'
import { useIsChanging } from '../../../../element/hooks/use-under-way.js'
import { readAgain } from '../../../../core/queries/read-again.js'
import type { Device } from '../../../../core/resources/resources.js'
import { deviceQuery } from '../../../device/data/queries.js'
import { isForbidden } from '../is-forbidden.js'
import type { DailyProgram } from '../rules/daily-programs.js'
import type { ProgramFaults } from '../rules/program-faults.js'
import { isProgramFormChanged } from '../rules/program-form.js'
import { changedProgram, newProgram } from '../rules/program-parameters.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createProgram, programsKey, updateProgram } from './program-actions.js'
import type { ProgramDraft } from './program-draft.js'

interface Options {
  readonly device: Device
  readonly edited: DailyProgram | undefined
  readonly draft: ProgramDraft
  readonly faults: ProgramFaults | undefined
  readonly setDraft: Dispatch<SetStateAction<ProgramDraft>>
  /** Is told the id once it is saved. */
  readonly onSaved: (id: string) => void
  /** Is told that this session may not. */
  readonly onForbidden: () => void
}

/** How the form of a daily program is saved. */
export function useSaveProgram({ device, edited, draft, faults, setDraft, onSaved, onForbidden }: Options): {
  readonly isPending: boolean
  save(): Promise<void>
} {
  const { session } = useElement()
  const { programs: texts } = useScheduleMessages().schedule
  const create = useAction(createProgram)
  const update = useAction(updateProgram)
  const { device_id: deviceId } = device
  const isChanging = useIsChanging(programsKey(deviceId))
  const [isSent, setSent] = useState(false)
  const isSending = useRef(false)
  const isMounted = useIsMounted()
  const { form, initial } = draft
  const subject = form.name.trim()

  /** @returns the id of what was saved, what went wrong, or nothing where it was not sent */
  async function send(): Promise<{ readonly id: string } | { readonly error: unknown } | undefined> {
    if (edited) {
      const params = changedProgram(form, edited.id)
      const outcome = await update({ deviceId, params }, { texts: { done: { subject, message: texts.updated } } })
      if (outcome.status === 'done') void readAgain(session, deviceQuery(deviceId))
      if (outcome.status === 'done') return { id: edited.id }
      return outcome.status === 'failed' ? { error: outcome.error } : undefined
    }
    const outcome = await create(newProgram(form, deviceId), {
      texts: { done: { subject, message: texts.created } }
    })
    if (outcome.status !== 'done') return outcome.status === 'failed' ? { error: outcome.error } : undefined
    await readAgain(session, deviceQuery(deviceId))
    return { id: outcome.answer.thermostat_daily_program_id }
  }

  return {
    isPending: isChanging || isSent,
    async save() {
      if (isSending.current) return
      if (faults) return setDraft((current) => ({ ...current, attempts: current.attempts + 1, failure: undefined }))
      if (edited && !isProgramFormChanged(form, initial)) return onSaved(edited.id)
      setDraft((current) => ({ ...current, failure: undefined }))
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
      setDraft((current) => ({ ...current, attempts: current.attempts + 1, failure: sent.error }))
    }
  }
}
