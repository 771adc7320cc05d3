import type { CommandOrigin, OpenMutation } from '../gate/command-origin.js'
import { applyPatch } from '../resources/patches.js'
import type { SessionContext, SessionState } from '../store/session-state.js'
import { dequeue, isQueued, withQueue } from './mutation-queue.js'
import { type MutationEvent, nextPhase } from '../gate/mutation-phase.js'
import type { Mutation } from './mutation.js'

/** A change of the session's state that is made together with another one. */
type StateChange = (state: SessionState) => Partial<SessionState>

/** A mutation in the queue of its key. All elements of the session show its phase. */
export interface MutationEntry {
  readonly open: OpenMutation
  /** Enters the phase after an event. */
  dispatch(event: MutationEvent): void
  /** `true` after a newer mutation has taken its place. */
  isReplaced(): boolean
  /** `true` while earlier mutations with its key are in flight. */
  mustWait(): boolean
  /** Leaves the queue, so that the next one has its turn. Does nothing if it has left or was replaced. */
  leave(change?: StateChange): void
}

/** Creates a mutation that has not passed the gate. */
export const createOpenMutation = <Resource, Answer>(
  { key, operation, params, patch, isOptimistic = false }: Mutation<Resource, Answer>,
  { snapshot }: CommandOrigin
): OpenMutation => ({
  key,
  operation,
  params,
  requestedVersion: snapshot.version,
  effect: (tables) => (patch ? applyPatch(tables, patch) : tables),
  phase: 'checking',
  isOptimistic
})

/** @param open mutation that was added to the queue of its key */
export function createMutationEntry(
  open: OpenMutation,
  { queues, update }: SessionContext,
  { mustBeFirst }: { readonly mustBeFirst: boolean }
): MutationEntry {
  const { key } = open
  const isReplaced = (): boolean => !isQueued(queues, open)

  function publish(change?: StateChange): void {
    update((state) => ({ ...change?.(state), mutations: withQueue(state.mutations, queues, key) }))
  }

  return {
    open,
    isReplaced,
    mustWait: () => mustBeFirst && queues.get(key)?.[0] !== open,
    dispatch(event) {
      const previous = open.phase
      open.phase = nextPhase(previous, event)
      // How it ended is shown when it leaves the queue.
      if (previous === 'checking' || open.phase === 'slow') publish()
    },
    leave(change) {
      if (isReplaced()) return
      dequeue(queues, open)
      publish(change)
    }
  }
}
