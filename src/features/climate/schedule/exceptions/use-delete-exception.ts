import { useElement } from '../../../../element/custom-element/element-context.js'
import { useDeletion } from '../../../../element/undo/use-deletion.js'
import { refetch } from '../../../../core/queries/refetch.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { exceptionAgain } from '../rules/exception-parameters.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createException, deleteException } from './exception-actions.js'

/** Returns a function that deletes an exception after the user has confirmed it. */
export function useDeleteException(
  device: Device,
  recreate: ScheduleEditing['recreate']
): (schedule: ThermostatSchedule, subject: string) => Promise<void> {
  const { session } = useElement()
  const { exceptions: texts } = useScheduleMessages().schedule
  const remove = useDeletion({ remove: deleteException, create: createException, texts })

  return async (schedule, subject) => {
    const outcome = await remove(
      { device, schedule, failed: texts.deleteFailed },
      {
        subject,
        again: () => exceptionAgain(schedule, device.device_id),
        openForm: (error) => recreate({ exception: { resource: schedule, error } })
      }
    )
    if (outcome.status === 'done') void refetch(session, scheduleListQuery(device.device_id))
  }
}
