import { LatchkeyEvent } from '../../../element/events/latchkey-event.js'
import type { EventKind } from '../rules/event-kind.js'

/** A file for a spreadsheet, or paper. */
export type ExportFormat = 'csv' | 'print'

/** Exported period and filters. */
export interface ActivityExport {
  readonly format: ExportFormat
  /** Start of the period, as an ISO 8601 date and time. */
  readonly from: string
  /** End of the period, which is excluded. */
  readonly to: string
  /** Missing if all kinds are exported. */
  readonly kinds?: readonly EventKind[]
  /** Missing if the events of all devices are exported. */
  readonly deviceIds?: readonly string[]
  /** The access code of which the activity is. */
  readonly accessCodeId?: string
}

/** Fired before events are read for an export. Cancelable: prevent the default to read nothing. */
export class ActivityExportEvent extends LatchkeyEvent<ActivityExport> {
  constructor(detail: ActivityExport) {
    super('activity-export', Object.freeze(detail), true)
  }
}

/** A finished export. */
export interface ExportedActivity {
  readonly format: ExportFormat
  /** Number of events. */
  readonly count: number
  /** `false` if reading stopped early, or if there are more events than can be exported. */
  readonly isComplete: boolean
}

/** Fired when a file was offered or the log was printed. */
export class ActivityExportedEvent extends LatchkeyEvent<ExportedActivity> {
  constructor(detail: ExportedActivity) {
    super('activity-exported', detail)
  }
}

/** Events of exporting the activity, by name. */
export interface ActivityEventMap {
  /** The user wants to export the activity. Cancelable. Call `preventDefault()` to read nothing. */
  'activity-export': ActivityExportEvent
  /** The activity was exported: a file was offered, or the log was printed. */
  'activity-exported': ActivityExportedEvent
}
