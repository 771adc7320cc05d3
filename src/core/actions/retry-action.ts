import type { Snapshot } from '../gate/command-origin.js'
import type { Operation } from '../gate/operations.js'
import type { ActionPorts, NoticeAction } from './action-ports.js'
import { takeSnapshot } from './run-mutation.js'

/**
 * Returns the "Try again" button of a toast.
 *
 * @param since returns the state that the retry is based on
 */
export const retryAction = (
  { session, messages }: Pick<ActionPorts, 'session' | 'messages'>,
  operation: Operation,
  since: () => Snapshot,
  retry: (snapshot: Snapshot) => unknown
): NoticeAction => ({
  label: messages.general.tryAgain,
  operation,
  onAction: (offer) => void retry({ ...since(), takenAt: takeSnapshot(session).takenAt, offer })
})
