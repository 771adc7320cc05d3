import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { ChangedException } from './rules/exception-parameters.js'
import type { ChangedProgram, ChangedWeek } from './rules/program-parameters.js'

/** Kind of the change. */
interface ChangeDetail {
  readonly change: 'created' | 'updated' | 'deleted'
  readonly device_id: string
}

/** Change of an exception, and the values that were sent. Omitted values were not changed. */
export interface ScheduleChangeDetail extends ChangeDetail, Readonly<ChangedException> {}

/** An exception of a thermostat was created, updated or deleted. */
export class ScheduleChangeEvent extends LatchkeyEvent<ScheduleChangeDetail> {
  constructor(detail: ScheduleChangeDetail) {
    super('schedule-change', detail)
  }
}

/** Change of a daily program or of the week, and the values that were sent. */
export interface ProgramChangeDetail
  extends ChangeDetail,
    Readonly<Partial<ChangedProgram>>,
    Readonly<Partial<ChangedWeek>> {
  readonly device_id: string
}

/** A daily program of a thermostat was created, updated or deleted, or the programs of its week were changed. */
export class ProgramChangeEvent extends LatchkeyEvent<ProgramChangeDetail> {
  constructor(detail: ProgramChangeDetail) {
    super('program-change', detail)
  }
}

/** Events of the elements that show thermostat schedules, by event name. */
export interface ScheduleEventMap {
  /** A schedule exception of a thermostat was created, updated or deleted; see `detail.change`. */
  'schedule-change': ScheduleChangeEvent
  /** A daily program was created, updated or deleted, or the week was updated; see `detail.change`. */
  'program-change': ProgramChangeEvent
}
