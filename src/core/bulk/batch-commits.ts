import type { Mutation } from '../actions/mutation.js'
import { dequeueCommitted, withQueue } from '../actions/mutation-queue.js'
import { MAX_BATCH_DELAY_MS } from '../queries/response-writer.js'
import { type ConfirmedPatch, commitPatches } from '../resources/patches.js'
import { nextVersion } from '../resources/tables.js'
import type { Session } from '../session/session.js'

/** Commits the patches of mutations with `deferCommit` in one update, and frees their keys. */
function commit(
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

/** Commits the finished tasks of a run in batches. */
interface CommitBatch {
  add(mutation: Pick<Mutation<unknown>, 'key' | 'patch'>): void
  /** Commits everything that is still waiting. */
  show(): void
}

/**
 * Commits the first finished task at once and later ones in batches, because each commit makes every list of these
 * resources sort again.
 */
export function batchCommits(session: Pick<Session, 'context' | 'revalidate'>): CommitBatch {
  let waiting: ConfirmedPatch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    clearTimeout(timer)
    timer = undefined
    const patches = waiting
    waiting = []
    if (patches.length > 0) commit(session, patches)
  }
  return {
    show,
    add({ key, patch }) {
      if (!patch) return
      const isFirst = timer === undefined
      waiting.push({ key, patch, version: nextVersion() })
      if (!isFirst) return
      show()
      timer = setTimeout(show, MAX_BATCH_DELAY_MS)
    }
  }
}
