import { commitPatches, type ConfirmedPatch } from '../resources/patches.js'
import type { Session } from '../session/session.js'
import { dequeueCommitted, withQueue } from './mutation-queue.js'

/** Commits the patches of mutations with `deferCommit` in one update, and frees their keys. */
export function commitMutations(
  { context, revalidate }: Pick<Session, 'context' | 'revalidate'>,
  patches: readonly ConfirmedPatch[]
): void {
  const { queues, update } = context
  const keys = new Set(patches.map(({ key }) => key))
  dequeueCommitted(queues, keys)
  update(({ confirmed, mutations }) => ({
    confirmed: commitPatches(confirmed, patches),
    mutations: [...keys].reduce((left, key) => withQueue(left, queues, key), mutations)
  }))
  // Polls resources that are in transition now.
  revalidate()
}
