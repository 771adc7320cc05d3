/** A button is pressed, step 5: its phase, which all elements show. */
import type { CommandOrigin, PendingMutation } from '../gate/command-origin.js'
import { type MutationEvent, nextPhase } from '../gate/mutation-phase.js'
import { applyPatch } from '../resources/patches.js'
import type { SessionContext, SessionState } from '../store/session-state.js'
import type { Mutation } from './mutation.js'
import { dequeue, isQueued, withQueue } from './mutation-queue.js'

/** A change of the session's state that is made together with another one. */
type StateChange = (state: SessionState) => Partial<SessionState>

/** A mutation in the queue of its key. All elements of the session show its phase. */
export interface MutationEntry {
  readonly pending: PendingMutation
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
export const createPendingMutation = <Resource, ResponseValue>(
  { key, operation, params, patch, isOptimistic = false }: Mutation<Resource, ResponseValue>,
  { snapshot }: CommandOrigin
): PendingMutation => ({
  key,
  operation,
  params,
  requestedVersion: snapshot.version,
  effect: (tables) => (patch ? applyPatch(tables, patch) : tables),
  phase: 'checking',
  isOptimistic
})

/** @param pending mutation that was added to the queue of its key */
export function createMutationEntry(
  pending: PendingMutation,
  { queues, update }: SessionContext,
  { mustBeFirst }: { readonly mustBeFirst: boolean }
): MutationEntry {
  const { key } = pending
  const isReplaced = (): boolean => !isQueued(queues, pending)

  function publish(change?: StateChange): void {
    update((state) => ({ ...change?.(state), mutations: withQueue(state.mutations, queues, key) }))
  }

  return {
    pending,
    isReplaced,
    mustWait: () => mustBeFirst && queues.get(key)?.[0] !== pending,
    dispatch(event) {
      const previous = pending.phase
      pending.phase = nextPhase(previous, event)
      // How it ended is shown when it leaves the queue.
      if (previous === 'checking' || pending.phase === 'slow') publish()
    },
    leave(change) {
      if (isReplaced()) return
      dequeue(queues, pending)
      publish(change)
    }
  }
}
