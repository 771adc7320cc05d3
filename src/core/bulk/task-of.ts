import type { Action } from '../actions/action.js'
import type { ActionPorts } from '../actions/action-ports.js'
import type { BulkTask } from './bulk-task.js'

/** One of many of an action that is about one device or code. */
export function taskOf<Input, Resource>(
  action: Action<Input, Resource>,
  input: Input,
  { session, tellHost }: Pick<ActionPorts, 'session' | 'tellHost'>
): BulkTask {
  const change = action.change(input)
  const { about, patch } = change
  const known = (): Resource | undefined =>
    patch?.kind.select(session.store.getState().confirmed).get(patch.id)?.resource
  return {
    ids: about.accessCodeId === undefined ? (about.deviceIds ?? []) : [about.accessCodeId],
    change,
    obstacle() {
      const now = known()
      if (!now) return 'gone'
      return action.can?.(now, input) === false ? 'unable' : undefined
    },
    isSo: () => action.isSo?.(known(), input) === true,
    onDone(_, answer) {
      const event = action.event?.(input, answer)
      if (event) tellHost(event)
    }
  }
}
