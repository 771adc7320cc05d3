import type { Mutation } from '../actions/mutation.js'
import type { Session } from '../session/session.js'
import { type ConfirmedPatch, nextVersion } from '../resources/tables.js'

/** How long what was done may wait to be shown with what is done after it, in ms. */
const LONGEST_WAIT = 250

/** What a run has done, as it is shown. */
export interface CommitBatch {
  add(change: Pick<Mutation<unknown>, 'key' | 'patch'>): void
  /** Shows now what still waits for that. */
  show(): void
}

/**
 * Shows what a run has done, the first at once and what follows several at a time: whenever one of thousands is another,
 * whoever lists them has to order all of them anew.
 */
export function batchCommits(session: Session): CommitBatch {
  let waiting: ConfirmedPatch[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    clearTimeout(timer)
    timer = undefined
    const patches = waiting
    waiting = []
    if (patches.length > 0) session.commit(patches)
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
