import { ThermostatScheduleElement } from '../../../elements/thermostat-schedule.js'
import { until, words } from '../../features/support/stage.js'
import { THERMOSTAT } from '../env.js'
import { type Command, confirmed, saving, UNREAD, untilForm } from './commands.js'
import { type AnyScreen, press, showing } from './scenario.js'

const EXCEPTION_FAILED = 'The exception could not be saved. Please try again.'
const PROGRAM_FAILED = 'The daily program could not be saved. Please try again.'

const shown = { show: showing(ThermostatScheduleElement, { deviceId: THERMOSTAT }) }

/** Returns the texts of the schedule, or `undefined` while a form replaces it. */
function schedule({ root }: AnyScreen): string[] | undefined {
  if (root.querySelector('form')) return undefined
  const days = [...root.querySelectorAll('.time-bar[role=img]')].map(({ ariaLabel }) => ariaLabel ?? '')
  return [...days, ...[...root.querySelectorAll('.schedule-text')].map(({ textContent }) => words(textContent))]
}

const opening =
  (name: string, field?: string) =>
  async (screen: AnyScreen): Promise<void> => {
    await until(() => screen.all('button', name).length)
    await press(screen, name)
    await untilForm(screen)
    if (field) screen.enter(field, 'Party')
  }

const savingSchedule = { ...saving, ...shown, state: schedule }

const deleting = (name: string) => ({
  ...shown,
  async open(screen: AnyScreen): Promise<void> {
    await until(() => screen.all('button', `Delete ${name}`).length)
  },
  async act(screen: AnyScreen): Promise<void> {
    await press(screen, `Delete ${name}`)
    await confirmed(screen)
  },
  state: schedule,
  // The sandbox would restore the resource in the next list.
  without: ['404'],
  expected: { ...UNREAD, 'dropped in the body': 'seen', truncated: 'seen' } as const
})

export const SCHEDULE_COMMANDS: readonly Command[] = [
  {
    name: 'create an exception',
    operation: 'thermostats.schedules.create',
    ...savingSchedule,
    open: opening('Add exception', 'Name (optional)'),
    failed: EXCEPTION_FAILED,
    success: 'Exception created'
  },
  {
    name: 'update an exception',
    operation: 'thermostats.schedules.update',
    ...savingSchedule,
    open: opening('Edit Holidays', 'Name (optional)'),
    failed: EXCEPTION_FAILED,
    expected: UNREAD,
    success: 'Exception updated'
  },
  {
    name: 'delete an exception',
    operation: 'thermostats.schedules.delete',
    ...deleting('Holidays'),
    failed: 'The exception could not be deleted. Please try again.',
    success: 'Exception is being deleted',
    isSaidAtOnce: true
  },
  {
    name: 'create a daily program',
    operation: 'thermostats.dailyPrograms.create',
    ...savingSchedule,
    open: opening('Add program', 'Name'),
    failed: PROGRAM_FAILED,
    success: 'Daily program created'
  },
  {
    name: 'update a daily program',
    operation: 'thermostats.dailyPrograms.update',
    ...savingSchedule,
    open: opening('Edit Every day', 'Name'),
    failed: PROGRAM_FAILED,
    isOfDevice: true,
    success: 'Daily program updated'
  },
  {
    name: 'update the week',
    operation: 'thermostats.updateWeeklyProgram',
    ...savingSchedule,
    hasFields: false,
    async open(screen) {
      await opening('Edit week')(screen)
      await press(screen, 'Actions for Tue–Sun')
      await screen.press('menuitem', 'Copy to all days')
    },
    failed: 'The week could not be saved. Please try again.',
    isOfDevice: true,
    success: 'Week updated'
  },
  {
    name: 'delete a daily program',
    operation: 'thermostats.dailyPrograms.delete',
    ...deleting('Every day'),
    failed: 'The daily program could not be deleted. Please try again.',
    success: 'Daily program is being deleted',
    isSaidAtOnce: true
  }
]
