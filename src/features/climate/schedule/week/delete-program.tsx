import type { RefObject } from 'react'
import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import { readAgain } from '../../../../core/queries/read-again.js'
import type { Device } from '../../../../core/resources/resources.js'
import { Confirmation } from '../../../../ui/overlay/confirmation.js'
import { deviceQuery } from '../../../device/data/queries.js'
import { isForbidden } from '../is-forbidden.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { deleteProgram } from './program-actions.js'

interface Props {
  readonly device: Device
  readonly id: string
  /** What it is called. */
  readonly subject: string
  readonly message: string
  readonly returnTo: RefObject<HTMLButtonElement | null>
  readonly onAnswered: () => void
  /** Is told that this session may not. */
  readonly onForbidden: () => void
}

/** Asks whether a daily program is to be deleted, and does it. */
export function DeleteProgram({ device, id, subject, message, returnTo, onAnswered, onForbidden }: Props) {
  const { session, messages } = useElement()
  const { schedule: all } = useScheduleMessages()
  const texts = all.programs
  const remove = useAction(deleteProgram)

  async function confirm(): Promise<void> {
    onAnswered()
    const failed = (error: unknown) => ({ subject, message: failureText(error, texts.deleteFailed, messages) })
    const outcome = await remove(
      { device, id, failed: texts.deleteFailed },
      { texts: { done: { subject, message: texts.deleted }, failed } }
    )
    if (outcome.status === 'done') void readAgain(session, deviceQuery(device.device_id))
    if (outcome.status === 'failed' && isForbidden(outcome.error)) onForbidden()
  }
  return (
    <Confirmation
      {...{ subject, message, returnTo }}
      confirmLabel={all.confirm}
      cancelLabel={messages.general.cancel}
      onConfirm={() => void confirm()}
      onCancel={onAnswered}
    />
  )
}
