import type { RefObject } from 'react'
import { useMessages } from '../../../../element/custom-element/element-context.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { Confirmation } from '../../../../ui/overlay/confirmation.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { useDeleteException } from './use-delete-exception.js'

interface Props {
  readonly device: Device
  readonly schedule: ThermostatSchedule
  /** What it is called. */
  readonly subject: string
  readonly returnTo: RefObject<HTMLButtonElement | null>
  readonly onAnswered: () => void
  readonly onForbidden: () => void
}

/** Asks whether an exception is to be deleted, and does it. */
export function DeleteException({ device, schedule, subject, returnTo, onAnswered, onForbidden }: Props) {
  const { general } = useMessages()
  const { schedule: texts } = useScheduleMessages()
  const remove = useDeleteException(device, onForbidden)
  return (
    <Confirmation
      subject={subject}
      message={texts.exceptions.confirmDelete}
      confirmLabel={texts.confirm}
      cancelLabel={general.cancel}
      returnTo={returnTo}
      onConfirm={() => {
        onAnswered()
        void remove(schedule, subject)
      }}
      onCancel={onAnswered}
    />
  )
}
