import type { Mutation } from '../../src/core/actions/mutation.js'
import type { CommandSource } from '../../src/core/gate/command-origin.js'
import type { Session } from '../../src/core/session/session.js'

/** An element that offers and allows everything. */
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
 * Makes a change that is asked for now, by an element that allows everything.
 *
 * @returns what was answered; nothing if the same was in flight, something replaced it, or the session has ended.
 * @throws what it failed with.
 */
export async function send<Resource, Answer>(
  session: Session,
  change: Mutation<Resource, Answer>
): Promise<{ readonly answer: Answer } | undefined> {
  const outcome = await session.mutate(change, { source: willing, snapshot: session.takeSnapshot() })
  if (outcome.status === 'failed') throw outcome.error
  if (outcome.status === 'refused') throw new Error(`The gate refused it: ${outcome.refusal}`)
  return outcome.status === 'done' ? outcome : undefined
}
