import { commitMutations } from '../actions/commit-mutations.js'
import type { Mutation } from '../actions/mutation.js'
import type { Session } from '../session/session.js'
import type { ConfirmedPatch } from '../resources/patches.js'
import { nextVersion } from '../resources/tables.js'

/** How long a finished task may wait to be committed together with later ones, in ms. */
const LONGEST_WAIT = 250

/** Commits the finished tasks of a run in batches. */
interface CommitBatch {
  add(change: Pick<Mutation<unknown>, 'key' | 'patch'>): void
  /** Commits everything that is still waiting. */
  show(): void
}

/**
 * Commits the first finished task at once and later ones in batches, because each commit makes every list of these
 * resources sort again.
 */
export function batchCommits(session: Session): CommitBatch {
  let waiting: ConfirmedPatch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    clearTimeout(timer)
    timer = undefined
    const patches = waiting
    waiting = []
    if (patches.length > 0) commitMutations(session, patches)
  }
  return {
    show,
    add({ key, patch }) {
      if (!patch) return
      const isFirst = timer === undefined
      waiting.push({ key, patch, version: nextVersion() })
      if (!isFirst) return
      show()
      timer = setTimeout(show, LONGEST_WAIT)
    }
  }
}
