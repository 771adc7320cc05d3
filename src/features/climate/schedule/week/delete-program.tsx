import { useMessages } from '../../../../element/custom-element/element-context.js'
import type { Device } from '../../../../core/resources/resources.js'
import type { Asking } from '../../../../ui/overlay/use-question.js'
import { Confirmation } from '../../../../ui/overlay/confirmation.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { useDeleteProgram } from './use-delete-program.js'

interface Props extends Asking, Pick<ScheduleEditing, 'recreate'> {
  readonly device: Device
  readonly id: string
  /** Display name of the program. */
  readonly subject: string
  readonly message: string
}

/** Deletes a daily program after the user has confirmed it. */
export function DeleteProgram({ device, id, subject, message, recreate, returnTo, onAnswered }: Props) {
  const { general } = useMessages()
  const { schedule: texts } = useScheduleMessages()
  const remove = useDeleteProgram(device, recreate)
  return (
    <Confirmation
      {...{ subject, message, returnTo }}
      confirmLabel={texts.confirm}
      cancelLabel={general.cancel}
      onConfirm={() => {
        onAnswered()
        void remove(id, subject)
      }}
      onCancel={onAnswered}
    />
  )
}
