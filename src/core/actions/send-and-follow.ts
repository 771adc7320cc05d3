/** A button is pressed, step 7: sends the request. */
import type { PlatformClient } from '../../client/index.js'
import type { ActionAttempt } from '../../client/resources.js'
import { withDeadline } from '../environment/deadline.js'
import { monotonicTime } from '../environment/monotonic-time.js'
import { CommandRejectedError } from '../gate/gate.js'
import { unreadable } from '../queries/unreadable.js'
import type { SessionContext } from '../store/session-state.js'
import type { Mutation } from './mutation.js'
import { isActionAttempt, pollActionAttempt } from './poll-action-attempt.js'
import { createRequestSender } from './read-before-send.js'
import { sendMutation } from './send-mutation.js'
import { UnsentUpdateError } from './unsent-update-error.js'

/** Retries and polling are controlled here, not by the client. */
const ONCE = { retry: { limit: 0 }, waitForActionAttempt: false, detectRefusal: true }

interface Sending {
  readonly client: PlatformClient
  readonly context: Pick<SessionContext, 'state' | 'update' | 'refusedRoutes'>
  /** Timeout of each response, in ms. */
  readonly timeout: number
  /** How long the request may still be sent, in ms. */
  readonly timeLeft: number
  /** Called before the request is sent again. @throws if it must not be */
  onRetry(): void
  /** Aborted when the user takes it back, which ends the pause before a retry. */
  readonly withdrawn: AbortSignal | undefined
  /** Called when the device is slow. */
  onSlow(): void
}

/**
 * Sends the request of a mutation, and polls a command until its device has carried it out.
 *
 * @throws errors of the request or the command, of `onRetry`, the reason of the signal, or UnsentUpdateError
 */
export async function sendAndFollow<Resource, ResponseValue>(
  mutation: Mutation<Resource, ResponseValue>,
  { client, context, timeout, timeLeft, onRetry, withdrawn, onSlow }: Sending,
  outer: AbortSignal
): Promise<ResponseValue> {
  const { creates, isCommand, onResponse, onRateLimited } = mutation
  const getAttempt = (action_attempt_id: string, outer: AbortSignal): Promise<ActionAttempt> =>
    withDeadline((signal) => client.actionAttempts.get({ action_attempt_id }, { ...ONCE, signal }), timeout, outer)

  const sender = createRequestSender(mutation, {
    client,
    context,
    timeout: Math.min(timeout, timeLeft),
    options: ONCE,
    onRetry
  })
  const sentAt = monotonicTime()
  let response: ResponseValue
  try {
    response = await withDeadline(
      (signal) => sendMutation(() => sender.send(signal), { timeLeft, onRetry, onRateLimited, withdrawn }, signal),
      timeout,
      outer
    )
  } catch (error) {
    const isUnsent = sender.isReading() && !outer.aborted && !(error instanceof CommandRejectedError)
    throw isUnsent ? new UnsentUpdateError(error) : error
  }
  onResponse?.(monotonicTime() - sentAt)
  if (creates && !creates.kind.id(creates.resource(response))) throw unreadable()
  if (!isCommand) return response
  if (!isActionAttempt(response)) throw unreadable()
  await pollActionAttempt(response, getAttempt, outer, onSlow)
  return response
}
