import type { Action } from '../../core/actions/action.js'
import { retryAction } from '../../core/actions/retry-action.js'
import { type RunOptions, runAction } from '../../core/actions/run-action.js'
import { type MutationOutcome, takeSnapshot } from '../../core/actions/run-mutation.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Operation } from '../../core/gate/operations.js'
import type { AsyncModule } from '../loading/async-module.js'
import { useActionPorts } from './use-action.js'

/**
 * Returns a function that runs an action whose code is loaded on demand, with the state at the press. The time for loading
 * counts: the gate rejects a press that was too long ago. If the code can't be loaded, a toast offers to try again.
 *
 * @param operation of the action
 */
export function useLazyAction<Input, Resource, ResponseValue>(
  module: AsyncModule<Action<Input, Resource, ResponseValue>>,
  operation: Operation
): (input: Input, options?: RunOptions) => Promise<MutationOutcome<ResponseValue> | undefined> {
  const ports = useActionPorts()

  return async function run(input, options = {}) {
    const { snapshot = takeSnapshot(ports.session) } = options
    function reportFailure(): undefined {
      const runAgain = (now: Snapshot): unknown => run(input, { ...options, snapshot: now })
      const action = retryAction(ports, operation, () => snapshot, runAgain)
      ports.notify({ variant: 'error', message: ports.messages.general.failure, action })
    }
    const action = module.loaded() ?? (await module.load().catch(reportFailure))
    return action && runAction(action, input, ports, { ...options, snapshot })
  }
}
