import type { RejectedRecreation } from '../../core/actions/form-state.js'
import type { Operation } from '../../core/gate/operations.js'
import type { ThermostatSchedule } from '../../core/resources/resources.js'
import type { ItemEditing } from '../../element/frame/item-editing.js'
import type { DailyProgram } from './rules/daily-programs.js'

/** Form that replaces the schedule screen. */
export interface OpenedForm {
  /** A hold is a new exception that starts now. */
  readonly kind: 'hold' | 'exception' | 'program' | 'week'
  /** Id of the edited or saved item. `undefined` while an item is created. */
  readonly id?: string | undefined
  /** Deleted item to recreate. */
  readonly recreation?: RecreatedItem
}

/** Deleted items whose recreation the platform has refused. */
interface RecreatedItem {
  readonly exception?: RejectedRecreation<ThermostatSchedule>
  readonly program?: RejectedRecreation<DailyProgram>
  /** Called with the id of the new item after saving. */
  onRecreated?(id: string): unknown
}

const EXCEPTIONS: readonly Operation[] = [
  'thermostats.schedules.create',
  'thermostats.schedules.update',
  'thermostats.schedules.delete'
]

/** Operations of each kind of form. A kind can't be edited after the platform has refused one of its operations. */
export const SCHEDULE_OPERATIONS: Readonly<Record<OpenedForm['kind'], readonly Operation[]>> = {
  hold: EXCEPTIONS,
  exception: EXCEPTIONS,
  program: ['thermostats.dailyPrograms.create', 'thermostats.dailyPrograms.update', 'thermostats.dailyPrograms.delete'],
  week: ['thermostats.updateWeeklyProgram']
}

export type ScheduleEditing = ItemEditing<RecreatedItem>
