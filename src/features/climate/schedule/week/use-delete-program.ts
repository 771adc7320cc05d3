import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import { useDeletion } from '../../../../element/undo/use-deletion.js'
import { refetch } from '../../../../core/queries/refetch.js'
import type { Device } from '../../../../core/resources/resources.js'
import { useToasts } from '../../../../ui/feedback/toasts.js'
import { deviceQuery } from '../../../device/data/queries.js'
import { dailyPrograms, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { programRecreateParams } from '../rules/program-parameters.js'
import { withProgram } from '../rules/week-groups.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createProgram, deleteProgram, updateWeek } from './program-actions.js'

/**
 * Returns a function that deletes a daily program after the user has confirmed it. Undo recreates the program and
 * assigns it to its previous days.
 */
export function useDeleteProgram(
  device: Device,
  recreate: ScheduleEditing['recreate']
): (id: string, subject: string) => Promise<void> {
  const { session, messages } = useElement()
  const { programs: texts, week: weekTexts } = useScheduleMessages().schedule
  const toasts = useToasts()
  const remove = useDeletion({ remove: deleteProgram, create: createProgram, texts })
  const update = useAction(updateWeek)
  const query = deviceQuery(device.device_id)

  const known = (): Device => session.store.getState().shown.devices.get(device.device_id)?.resource ?? device

  /**
   * Assigns the recreated program to the days of the deleted program, except for days that got another program
   * meanwhile.
   */
  async function runAgain(
    previous: Device,
    id: string,
    madeId: string,
    subject: string,
    takenAt: number
  ): Promise<void> {
    const [then, now] = [weekPrograms(previous), weekPrograms(known())]
    const days = WEEKDAYS.filter((day) => then[day] === id && now[day] === undefined)
    const undone = { subject, message: messages.general.undone }
    if (days.length === 0) return toasts.show({ variant: 'success', ...undone })
    const edit = { initial: { week: now }, values: { week: withProgram(now, days, madeId) } }
    const outcome = await update(
      { device: known(), edit },
      {
        isUndo: true,
        onRetry: ({ takenAt }) => runAgain(previous, id, madeId, subject, takenAt),
        // Creating the program has already changed the week.
        snapshot: { ...session.takeSnapshot(), takenAt },
        texts: {
          success: undone,
          failed: (error) => ({ subject, message: failureText(error, weekTexts.failed, messages) })
        }
      }
    )
    if (outcome.status === 'done') void refetch(session, query)
  }

  return async (id, subject) => {
    let previous = known()
    // Queued mutations may change the program or the week before the deletion.
    const stop = session.store.subscribe(({ confirmed }) => {
      const now = confirmed.devices.get(device.device_id)?.resource
      if (now && dailyPrograms(now).some((program) => program.id === id)) previous = now
    })
    const outcome = await remove(
      { device, id, failed: texts.deleteFailed },
      {
        subject,
        again: () => programRecreateParams(previous, id),
        async onCreated({ thermostat_daily_program_id: madeId }, { takenAt }) {
          await refetch(session, query)
          await runAgain(previous, id, madeId, subject, takenAt)
        },
        openForm(error) {
          const resource = dailyPrograms(previous).find((program) => program.id === id)
          if (!resource) return false
          return recreate({
            program: { resource, error },
            onRecreated: (madeId) => runAgain(previous, id, madeId, subject, Date.now())
          })
        }
      }
    )
    stop()
    if (outcome.status === 'done') void refetch(session, query)
  }
}
