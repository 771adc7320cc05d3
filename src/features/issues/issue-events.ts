import type { IssueStep } from './rules/remedies.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A step against something that is wrong, and what it is about. */
export interface IssueResolution {
  readonly step: IssueStep
  /** In the platform's words: `account_disconnected`. That batteries are low is no code of the platform: `low_battery`. */
  readonly code: string
  readonly device_id?: string
  readonly access_code_id?: string
  readonly connected_account_id?: string
}

/** A person wants to mend what is wrong; canceled, nothing is done, and the host does it in its own way. */
export class IssueResolveEvent extends LatchkeyEvent<IssueResolution> {
  constructor(resolution: IssueResolution) {
    super('issue-resolve', resolution, true)
  }
}

/** The events of what is wrong, by their names. */
export interface IssueEventMap {
  'issue-resolve': IssueResolveEvent
}
