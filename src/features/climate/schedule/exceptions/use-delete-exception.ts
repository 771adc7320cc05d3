import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import { readAgain } from '../../../../core/queries/read-again.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { useToasts } from '../../../../ui/feedback/toasts.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { isForbidden } from '../is-forbidden.js'
import { exceptionAgain } from '../rules/exception-parameters.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createException, deleteException } from './exception-actions.js'

/**
 * How an exception is deleted, once a person has confirmed it: at once. It is there again where that fails, and for a while
 * it can be undone, which makes it again.
 *
 * @param onForbidden is told that this session may not.
 */
export function useDeleteException(
  device: Device,
  onForbidden: () => void
): (schedule: ThermostatSchedule, subject: string) => Promise<void> {
  const { session, messages } = useElement()
  const { exceptions: texts } = useScheduleMessages().schedule
  const toasts = useToasts()
  const create = useAction(createException)
  const remove = useAction(deleteException)
  const list = scheduleListQuery(device.device_id)

  /** The same values, with a new id. */
  async function makeAgain(schedule: ThermostatSchedule, subject: string): Promise<void> {
    const params = exceptionAgain(schedule, device.device_id)
    if (!params) return toasts.show({ variant: 'error', subject, message: texts.failed })
    await create(params, {
      whenTaken: 'queue',
      texts: {
        done: { subject, message: messages.general.undone },
        failed: (error) => ({ subject, message: failureText(error, texts.failed, messages) })
      }
    })
  }

  function isThere({ thermostat_schedule_id: id }: ThermostatSchedule): boolean {
    const known = session.store.getState().shown.thermostatSchedules.get(id)?.resource
    return known !== undefined && known.is_deleted !== true
  }

  return async (schedule, subject) => {
    const outcome = await remove(
      { device, schedule, failed: texts.deleteFailed },
      {
        isWanted: () => isThere(schedule),
        undo: () => makeAgain(schedule, subject),
        texts: {
          done: { subject, message: texts.deleted },
          failed: (error) => ({ subject, message: failureText(error, texts.deleteFailed, messages) })
        }
      }
    )
    if (outcome.status === 'done') void readAgain(session, list)
    if (outcome.status === 'failed' && isForbidden(outcome.error)) onForbidden()
  }
}
