import { NoClientError } from '../platform/index.js'
import type { Change } from './change.js'
import type { QueryContext } from './observed-query.js'
import type { QueryRunner } from './query-runner.js'
import type { Tables } from './resource-kind.js'
import { applyPatch } from './tables.js'

/** What the changes that are under way make of what is confirmed, in the order of their beginning. */
export type PendingPatches = Map<string, (confirmed: Tables) => Tables>

/** Makes the changes of one session. */
export interface ChangeRunner {
  /**
   * Makes a change, once: it shows at once, and is confirmed or taken back as the platform answers.
   *
   * @returns whether it was made; not, when the same is under way already.
   * @throws what the platform's refusal or silence made of it.
   */
  change<Resource>(change: Change<Resource>): Promise<boolean>
}

export function createChangeRunner(
  context: QueryContext,
  queries: QueryRunner,
  pending: PendingPatches
): ChangeRunner {
  function setPending(key: string, operation?: string): void {
    context.update((state) => {
      const changes = new Map(state.changes)
      if (operation === undefined) changes.delete(key)
      else changes.set(key, operation)
      return { ...state, changes }
    })
  }

  function settle(key: string, write: (confirmed: Tables) => Tables): void {
    pending.delete(key)
    context.write(write)
    setPending(key)
  }

  return {
    async change(change) {
      const { key, operation, patch, isOptimistic } = change
      const { connection, changes } = context.state()
      if (changes.has(key)) return false
      if (connection.status !== 'ready') throw new NoClientError()
      if (isOptimistic) pending.set(key, (tables) => applyPatch(tables, patch))
      setPending(key, operation)
      context.write((confirmed) => confirmed)
      try {
        await change.request(connection.client, {})
      } catch (error) {
        settle(key, (confirmed) => confirmed)
        void queries.refetch(change.whenFailed)
        throw error
      }
      settle(key, (confirmed) => applyPatch(confirmed, patch, context.nextVersion()))
      return true
    }
  }
}
