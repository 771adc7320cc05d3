import { takeSnapshot } from '../../../core/actions/run-mutation.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { Device } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { deviceQuery } from '../../device/data/queries.js'
import { WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { withProgram } from '../rules/week-groups.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { updateWeek } from './program-actions.js'

/**
 * Returns a function that assigns a recreated program to the days of the deleted one, except for days that got another
 * program meanwhile, and shows "Undone".
 *
 * @param id Id of the deleted program.
 * @param subject Display name of the program.
 */
export function useRestoreDays(
  { device_id }: Device,
  id: string,
  subject: string
): (previous: Device, createdId: string, takenAt: number) => Promise<void> {
  const { session, messages } = useElement()
  const { week: texts } = useMessages(SCHEDULE)
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
    if (outcome.status === 'done') void refetch(session, deviceQuery(device_id))
  }
}
