import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { IssueStep } from './rules/remedies.js'

/** A resolution step and its issue. */
export interface IssueResolution {
  readonly step: IssueStep
  /** The platform's code, such as `account_disconnected`, or `low_battery` for low batteries. */
  readonly code: string
  readonly device_id?: string
  readonly access_code_id?: string
  readonly connected_account_id?: string
}

/** Fired when the user chooses a resolution step. Cancelable: prevent the default to handle it yourself. */
export class IssueResolveEvent extends LatchkeyEvent<IssueResolution> {
  constructor(resolution: IssueResolution) {
    super('issue-resolve', resolution, true)
  }
}

/** Events of issues, by name. */
export interface IssueEventMap {
  /** The user chose a resolution step for an issue. Cancelable. Call `preventDefault()` to handle it yourself. */
  'issue-resolve': IssueResolveEvent
}
