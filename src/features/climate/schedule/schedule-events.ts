import { LatchkeyEvent } from '../../../element/events/latchkey-event.js'
import type { ChangedException } from './rules/exception-parameters.js'
import type { ChangedProgram, ChangedWeek } from './rules/program-parameters.js'

/** What was done. */
interface Done {
  readonly change: 'created' | 'updated' | 'deleted'
  readonly device_id: string
}

/** What was done to an exception, and the values with which that was done: what is not named is as it was. */
export interface ScheduleChangeDetail extends Done, Readonly<ChangedException> {}

/** An exception of a thermostat was created, updated or deleted. */
export class ScheduleChangeEvent extends LatchkeyEvent<ScheduleChangeDetail> {
  constructor(detail: ScheduleChangeDetail) {
    super('schedule-change', detail)
  }
}

/** What was done to a daily program, or to the week, and the values with which that was done. */
export interface ProgramChangeDetail extends Done, Readonly<Partial<ChangedProgram>>, Readonly<Partial<ChangedWeek>> {
  readonly device_id: string
}

/** A daily program of a thermostat was created, updated or deleted, or other days of its week have other programs. */
export class ProgramChangeEvent extends LatchkeyEvent<ProgramChangeDetail> {
  constructor(detail: ProgramChangeDetail) {
    super('program-change', detail)
  }
}

/** The events of the elements that show schedules of thermostats, by their names. */
export interface ScheduleEventMap {
  'schedule-change': ScheduleChangeEvent
  'program-change': ProgramChangeEvent
}
