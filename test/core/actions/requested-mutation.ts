import type { MutationOutcome } from '../../../src/core/actions/run-mutation.js'
import type { FakeCommandSource } from '../gate/fake-command-source.js'

export interface RequestedMutation {
  readonly source: FakeCommandSource
  readonly outcome: Promise<MutationOutcome>
}
