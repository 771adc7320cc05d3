import type { Climate } from '../rules/climate.js'
import type { ClimateRequest } from '../rules/climate-request.js'
import type { Device } from '../../../core/resources/resources.js'
import type { ChangeOutcome } from '../../../core/actions/change-runner.js'
import type { Change } from '../../../core/actions/change.js'
import type { Session } from '../../../core/session/session.js'

/** The offer to undo a change. */
export interface UndoOffer {
  /** Whether it was undone, once that is decided. */
  readonly isUndone: Promise<boolean>
  close(): void
}

/** What an editor needs of the element around it. */
export interface ClimateEditorPorts {
  readonly session: Pick<Session, 'store' | 'now'>
  /** Makes a change for a person, through the gate; `at` is when it was asked for, in ms since the epoch. */
  change(
    change: Change<Device>,
    asked?: { readonly at: number | undefined }
  ): Promise<{ readonly status: ChangeOutcome['status'] | 'canceled' }>
  /** Runs something later. @returns what cancels it */
  delay(milliseconds: number, run: () => void): () => void
  /** Is told of each change that was made. */
  onChanged(request: ClimateRequest): void
  /** Is told that the last change failed. */
  onFailed(device: Device, tryAgain: () => void): void
  /** Is told that an undo has set the climate. */
  onUndone(device: Device): void
  /** Offers to undo what was set, for as long as `isCurrent`. */
  offerUndo(device: Device, climate: Climate, isCurrent: () => boolean): UndoOffer
}
