import { useAction } from '../../../../element/actions/use-action.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import { readAgain } from '../../../../core/queries/read-again.js'
import type { Device } from '../../../../core/resources/resources.js'
import { useToasts } from '../../../../ui/feedback/toasts.js'
import { deviceQuery } from '../../../device/data/queries.js'
import { isForbidden } from '../is-forbidden.js'
import { dailyPrograms, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { changedWeek, programAgain } from '../rules/program-parameters.js'
import { withProgram } from '../rules/week-groups.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createProgram, deleteProgram, updateWeek } from './program-actions.js'

/**
 * How a daily program is deleted, once a person has confirmed it: at once. It is there again where that fails, and for a
 * while it can be undone, which makes it again and lets it run on the days on which it ran.
 *
 * @param onForbidden is told that this session may not.
 */
export function useDeleteProgram(
  device: Device,
  onForbidden: () => void
): (id: string, subject: string) => Promise<void> {
  const { session, messages } = useElement()
  const { programs: texts, week: weekTexts } = useScheduleMessages().schedule
  const toasts = useToasts()
  const create = useAction(createProgram)
  const remove = useAction(deleteProgram)
  const update = useAction(updateWeek)
  const query = deviceQuery(device.device_id)

  const known = (): Device => session.store.getState().shown.devices.get(device.device_id)?.resource ?? device

  /** Lets a program run on the days of those that had another one before, and that have none since. */
  async function runAgain(before: Device, id: string, madeId: string, subject: string): Promise<void> {
    const [then, now] = [weekPrograms(before), weekPrograms(known())]
    const days = WEEKDAYS.filter((day) => then[day] === id && now[day] === undefined)
    const undone = { subject, message: messages.general.undone }
    if (days.length === 0) return toasts.show({ variant: 'success', ...undone })
    const outcome = await update(changedWeek(withProgram(now, days, madeId), device.device_id), {
      whenTaken: 'queue',
      texts: {
        done: undone,
        failed: (error) => ({ subject, message: failureText(error, weekTexts.failed, messages) })
      }
    })
    if (outcome.status === 'done') void readAgain(session, query)
  }

  /** The same values, with a new id. @param before the thermostat as it was. */
  async function makeAgain(before: Device, id: string, subject: string): Promise<void> {
    const params = programAgain(before, id)
    if (!params) return toasts.show({ variant: 'error', subject, message: texts.failed })
    const outcome = await create(params, {
      whenTaken: 'queue',
      texts: { failed: (error) => ({ subject, message: failureText(error, texts.failed, messages) }) }
    })
    if (outcome.status !== 'done') return
    await readAgain(session, query)
    await runAgain(before, id, outcome.answer.thermostat_daily_program_id, subject)
  }

  return async (id, subject) => {
    let before = device
    const outcome = await remove(
      { device, id, failed: texts.deleteFailed },
      {
        isWanted() {
          // What was waited for may have changed the week.
          before = known()
          return dailyPrograms(before).some((program) => program.id === id)
        },
        undo: () => makeAgain(before, id, subject),
        texts: {
          done: { subject, message: texts.deleted },
          failed: (error) => ({ subject, message: failureText(error, texts.deleteFailed, messages) })
        }
      }
    )
    if (outcome.status === 'done') void readAgain(session, query)
    if (outcome.status === 'failed' && isForbidden(outcome.error)) onForbidden()
  }
}
