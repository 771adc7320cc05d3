import type { MutationOutcome } from '../../../src/core/actions/run-mutation.js'
import type { FakeCommandSource } from '../gate/fake-command-source.js'

export interface Request {
  readonly asker: FakeCommandSource
  readonly outcome: Promise<MutationOutcome>
}
