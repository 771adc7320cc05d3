import type { Change } from '../../src/core/actions/change.js'
import type { Asker } from '../../src/core/gate/origin.js'
import type { Session } from '../../src/core/session/session.js'

/** An element that offers and allows everything. */
export const willing: Asker = {
  element: {},
  presence: () => 'present',
  allows: () => true,
  offers: () => true,
  askHost: () => true,
  subscribe: () => () => {}
}

/**
 * Makes a change that is asked for now, by an element that allows everything.
 *
 * @returns what was answered; nothing where the same was under way, or the session has ended.
 * @throws what it failed with.
 */
export async function send<Resource, Answer>(
  session: Session,
  change: Change<Resource, Answer>
): Promise<{ readonly answer: Answer } | undefined> {
  const outcome = await session.change(change, { asker: willing, asked: session.now() })
  if (outcome.status === 'failed') throw outcome.error
  if (outcome.status === 'refused') throw new Error(`The gate refused it: ${outcome.refusal}`)
  return outcome.status === 'done' ? outcome : undefined
}
