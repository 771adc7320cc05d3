import { useMessages } from '../../../../element/custom-element/element-context.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import type { Asking } from '../../../../ui/overlay/use-question.js'
import { Confirmation } from '../../../../ui/overlay/confirmation.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { useDeleteException } from './use-delete-exception.js'

interface Props extends Asking, Pick<ScheduleEditing, 'recreate'> {
  readonly device: Device
  readonly schedule: ThermostatSchedule
  /** Display name of the exception. */
  readonly subject: string
  readonly message: string
}

/** Deletes an exception after the user has confirmed it. */
export function DeleteException(props: Props) {
  const { device, schedule, subject, message, recreate, returnTo, onAnswered } = props
  const { general } = useMessages()
  const { schedule: texts } = useScheduleMessages()
  const remove = useDeleteException(device, recreate)
  return (
    <Confirmation
      {...{ subject, message, returnTo }}
      confirmLabel={texts.confirm}
      cancelLabel={general.cancel}
      onConfirm={() => {
        onAnswered()
        void remove(schedule, subject)
      }}
      onCancel={onAnswered}
    />
  )
}
