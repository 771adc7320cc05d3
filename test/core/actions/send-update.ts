import type { Mutation } from '../../../src/core/actions/mutation.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import type { Tables } from '../../../src/core/resources/resource-kind.js'
import { pathOf } from '../../walks/browser/calls.js'
import { known } from '../gate/every-command.js'
import { createFakeCommandSource, type FakeCommandSource } from '../gate/fake-command-source.js'
import { respondToReads } from '../gate/respond-to-reads.js'
import { type OpenSession, openSession } from '../open-session.js'
import { settled } from '../time.js'

export interface Sending extends OpenSession {
  readonly confirmedParams: () => readonly unknown[]
  readonly bodies: () => readonly unknown[]
  readonly source: FakeCommandSource
  readonly outcome: Promise<MutationOutcome>
  /** Changes the resources of the platform. The session doesn't know. */
  changeElsewhere(now: Tables): void
}

/** Requests an update of resources that the session knows as `known()`. */
export async function sendUpdate(make: () => Mutation<unknown>, now = known()): Promise<Sending> {
  const open = await openSession()
  const { session, platform } = open
  session.store.setState({ confirmed: known() })
  let current = now
  respondToReads(open, () => current)
  const source = createFakeCommandSource()
  const confirmedParams: unknown[] = []
  const path = pathOf(make().operation)
  const outcome = runMutation(
    make(),
    {
      source: {
        ...source,
        confirmWithHost(operation, params) {
          confirmedParams.push(params)
          return source.confirmWithHost(operation, params)
        }
      },
      snapshot: takeSnapshot(session)
    },
    session
  )
  await settled()
  return {
    ...open,
    source,
    outcome,
    confirmedParams: () => confirmedParams,
    bodies: () => platform.at(path).map(({ body }) => body),
    changeElsewhere: (next) => (current = next)
  }
}
