import type { Mutation } from '../../src/core/actions/mutation.js'
import { runMutation, takeSnapshot } from '../../src/core/actions/run-mutation.js'
import type { CommandSource } from '../../src/core/gate/command-origin.js'
import type { Session } from '../../src/core/session/session.js'
import { OFFERED } from './offered.js'

/** Command source that offers and allows everything. */
export const willing: CommandSource = {
  element: {},
  status: () => 'present',
  isAllowed: () => true,
  displays: () => true,
  isInPage: () => true,
  confirmWithHost: () => undefined,
  subscribe: () => () => {}
}

/**
 * Sends a mutation that is requested now by an element that allows everything.
 *
 * @returns the response, or `undefined` if the mutation was ignored or replaced or the session has ended
 * @throws the error of the mutation
 */
export async function send<Resource, Answer>(
  session: Session,
  change: Mutation<Resource, Answer>
): Promise<{ readonly response: Answer } | undefined> {
  const outcome = await runMutation(change, { source: willing, snapshot: takeSnapshot(session, OFFERED) }, session)
  if (outcome.status === 'failed') throw outcome.error
  if (outcome.status === 'rejected') throw new Error(`The gate rejected it: ${outcome.reason}`)
  return outcome.status === 'succeeded' ? outcome : undefined
}
