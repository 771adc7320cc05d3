import { useRef, useState } from 'react'
import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { useIsMounted } from '../../../../element/hooks/use-is-mounted.js'
import { useIsChanging } from '../../../../element/hooks/use-under-way.js'
import { readAgain } from '../../../../core/queries/read-again.js'
import type { Device } from '../../../../core/resources/resources.js'
import { deviceName } from '../../../device/rules/device.js'
import { deviceQuery } from '../../../device/data/queries.js'
import { isForbidden } from '../../../../core/queries/is-forbidden.js'
import type { WeekPrograms } from '../rules/daily-programs.js'
import { changedWeek } from '../rules/program-parameters.js'
import { isSameWeek } from '../rules/week-groups.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { programsKey, updateWeek } from './program-actions.js'

interface Options {
  readonly device: Device
  readonly week: WeekPrograms
  /** As it was at first. */
  readonly initial: WeekPrograms
  readonly onSaved: () => void
  /** Is told that this session may not. */
  readonly onForbidden: () => void
}

/** How the programs of a week are saved. */
export function useSaveWeek({ device, week, initial, onSaved, onForbidden }: Options): {
  readonly isPending: boolean
  /** Why it could not be saved. */
  readonly failure: unknown
  save(): Promise<void>
} {
  const { session } = useElement()
  const { week: texts } = useScheduleMessages().schedule
  const update = useAction(updateWeek)
  const { device_id: deviceId } = device
  const isPending = useIsChanging(programsKey(deviceId))
  const [failure, setFailure] = useState<unknown>()
  const isSending = useRef(false)
  const isMounted = useIsMounted()
  return {
    isPending,
    failure,
    async save() {
      if (isSending.current) return
      if (isSameWeek(week, initial)) return onSaved()
      setFailure(undefined)
      isSending.current = true
      const outcome = await update(changedWeek(week, deviceId), {
        texts: { done: { subject: deviceName(device), message: texts.updated } }
      })
      isSending.current = false
      if (outcome.status === 'done') {
        void readAgain(session, deviceQuery(deviceId))
        if (isMounted.current) onSaved()
      }
      if (outcome.status !== 'failed') return
      if (isForbidden(outcome.error)) onForbidden()
      setFailure(outcome.error)
    }
  }
}
