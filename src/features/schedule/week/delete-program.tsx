import { useRef } from 'react'
import { takeSnapshot } from '../../../core/actions/run-mutation.js'
import { monotonicTime } from '../../../core/environment/monotonic-time.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { Device } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import type { Asking } from '../../../ui/overlay/use-question.js'
import { deviceQuery } from '../../device/data/queries.js'
import { dailyPrograms, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { programRecreateParams } from '../rules/program-parameters.js'
import { withProgram } from '../rules/week-groups.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { createProgram, deleteProgram, updateWeek } from './program-actions.js'

/**
 * Returns a function that assigns a recreated program to the days of the deleted one, except for days that got another
 * program meanwhile, and shows "Undone".
 *
 * @param id Id of the deleted program.
 * @param subject Display name of the program.
 */
function useRestoreDays(
  { device_id }: Device,
  id: string,
  subject: string
): (previous: Device, createdId: string, takenAt: number) => Promise<void> {
  const { session, messages } = useElement()
  const { week: texts } = useTexts(SCHEDULE)
  const toasts = useToasts()
  const update = useAction(updateWeek)

  return async function restore(previous, createdId, takenAt) {
    const device = session.store.getState().shown.devices.get(device_id)?.resource ?? previous
    const [then, now] = [weekPrograms(previous), weekPrograms(device)]
    const days = WEEKDAYS.filter((day) => then[day] === id && now[day] === undefined)
    const undone = { subject, message: messages.general.undone }
    if (days.length === 0) return toasts.show({ variant: 'success', ...undone })
    const edit = { initial: { week: now }, values: { week: withProgram(now, days, createdId) } }
    const outcome = await update(
      { device, edit },
      {
        isUndo: true,
        onRetry: (retry) => restore(previous, createdId, retry.takenAt),
        // Creating the program has already changed the week.
        snapshot: { ...takeSnapshot(session), takenAt },
        texts: {
          success: undone,
          failed: (error) => ({ subject, message: failureText(error, texts.failed, messages) })
        }
      }
    )
    if (outcome.status === 'succeeded') void refetch(session, deviceQuery(device_id))
  }
}

interface Props extends Asking, Pick<ScheduleEditing, 'recreate'> {
  readonly device: Device
  readonly id: string
  /** Display name of the program. */
  readonly subject: string
  readonly message: string
}

/** Deletes a daily program after the user has confirmed it. Undo also assigns it to its previous days. */
export function DeleteProgram({ device, id, message, recreate, ...question }: Props) {
  const { session } = useElement()
  const { confirm, programs: texts } = useTexts(SCHEDULE)
  const restoreDays = useRestoreDays(device, id, question.subject)
  const query = deviceQuery(device.device_id)
  const previous = useRef(device)
  const { remove } = useDeletion(deleteProgram, {
    subject: () => question.subject,
    texts,
    list: query,
    recreate: {
      action: createProgram,
      operation: 'thermostats.dailyPrograms.create',
      params: () => programRecreateParams(previous.current, id),
      async onCreated({ thermostat_daily_program_id: createdId }, _, { takenAt }) {
        await refetch(session, query)
        await restoreDays(previous.current, createdId, takenAt)
        return 'reported'
      },
      openForm(_, error) {
        const resource = dailyPrograms(previous.current).find((program) => program.id === id)
        if (!resource) return false
        return recreate({
          program: { resource, error },
          onRecreated: (createdId) => restoreDays(previous.current, createdId, monotonicTime())
        })
      }
    }
  })

  async function onConfirm(): Promise<void> {
    const { shown } = session.store.getState()
    previous.current = shown.devices.get(device.device_id)?.resource ?? device
    // Queued mutations may change the program or the week before the deletion.
    const stop = session.store.subscribe(({ confirmed }) => {
      const now = confirmed.devices.get(device.device_id)?.resource
      if (now && dailyPrograms(now).some((program) => program.id === id)) previous.current = now
    })
    await remove({ device, id, failed: texts.deleteFailed })
    stop()
  }
  return (
    <ConfirmDeletion {...question} texts={{ confirmDelete: message, confirm }} onConfirm={() => void onConfirm()} />
  )
}
