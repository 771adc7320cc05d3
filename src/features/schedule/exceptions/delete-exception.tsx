import type { Device, ThermostatSchedule } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import type { Asking } from '../../../ui/overlay/use-question.js'
import { deviceName } from '../../device/rules/device.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { exceptionRecreateParams } from '../rules/exception-parameters.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { exceptionActions } from './exception-actions.js'

interface Props extends Asking, Pick<ScheduleEditing, 'recreate'> {
  readonly device: Device
  readonly schedule: ThermostatSchedule
  /** Display name of the exception. */
  readonly subject: string
  readonly message: string
}

/** Deletes an exception after the user has confirmed it. */
export function DeleteException({ device, schedule, message, recreate, ...question }: Props) {
  const { device_id: deviceId } = device
  const { confirm, exceptions: texts } = useTexts(SCHEDULE)
  const { remove } = useDeletion(exceptionActions.remove, {
    subject: () => question.subject,
    texts,
    list: scheduleListQuery(deviceId),
    recreate: {
      action: exceptionActions.create,
      operation: 'thermostats.schedules.create',
      params: () => exceptionRecreateParams(schedule, deviceId),
      openForm: (_, error) => recreate({ exception: { resource: schedule, error } })
    }
  })
  function onConfirm(): void {
    const detached = { subject: deviceName(device), message: texts.deleteFailed }
    void remove({ deviceId, id: schedule.thermostat_schedule_id, detached })
  }
  return <ConfirmDeletion {...question} onConfirm={onConfirm} texts={{ confirmDelete: message, confirm }} />
}
