import type { PlatformClient } from '../../client/index.js'
import type { ActionAttempt } from '../../client/resources.js'
import { withDeadline } from '../environment/deadline.js'
import { unreadable } from '../queries/read.js'
import type { Tables } from '../resources/resource-kind.js'
import type { Mutation } from './mutation.js'
import { isActionAttempt, pollActionAttempt } from './poll-action-attempt.js'
import { sendMutation } from './send-mutation.js'
import { monotonicTime } from '../environment/monotonic-time.js'

/** Retries and polling are controlled here, not by the client. */
const ONCE = { retry: { limit: 0 }, waitForActionAttempt: false, detectRefusal: true }

interface Sending {
  readonly client: PlatformClient
  /** Returns the confirmed state. */
  known(): Tables
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
 * @throws errors of the request or the command, of `onRetry`, or the reason of the signal
 */
export async function sendAndFollow<Resource, Answer>(
  { request, creates, isCommand, onResponse, onRateLimited }: Mutation<Resource, Answer>,
  { client, known, timeout, timeLeft, onRetry, withdrawn, onSlow }: Sending,
  outer: AbortSignal
): Promise<Answer> {
  const getAttempt = (action_attempt_id: string, outer: AbortSignal): Promise<ActionAttempt> =>
    withDeadline((signal) => client.actionAttempts.get({ action_attempt_id }, { ...ONCE, signal }), timeout, outer)

  const sentAt = monotonicTime()
  const answer = await withDeadline(
    (signal) =>
      sendMutation(
        () => request(client, { signal, ...ONCE, onRepeat: onRetry }, known()),
        { timeLeft, onRetry, onRateLimited, withdrawn },
        signal
      ),
    timeout,
    outer
  )
  onResponse?.(monotonicTime() - sentAt)
  if (creates && !creates.kind.id(creates.resource(answer))) throw unreadable()
  if (!isCommand) return answer
  if (!isActionAttempt(answer)) throw unreadable()
  await pollActionAttempt(answer, getAttempt, outer, onSlow)
  return answer
}
