import { getBulk } from '../../core/bulk/bulk.js'
import type { StartRecreation } from '../../core/undo/undo-deletions.js'
import { belowScreen } from '../frame/below-screen.js'
import { CoveredRun } from './run-status.js'
import { type BulkOwner, startRun } from './start-run.js'

const KIND = 'deleted_access_code'

/** Returns a function that recreates deleted codes in a run below the screens of an element. */
export function createRecreation({ session, controller, source }: Omit<BulkOwner, 'kind'>): StartRecreation {
  const { store, dismiss } = getBulk(session, KIND)
  return ({ tasks, names, snapshot, onEnd }) => {
    function onSucceeded(): void {
      const { outcomes, count } = store.getState()
      if (outcomes) onEnd(outcomes)
      // A toast says so.
      if (count.succeeded === count.total) dismiss()
    }
    const isStarted = startRun(
      { session, controller, source, kind: KIND },
      { tasks, unsupported: [], onSucceeded },
      snapshot
    )
    const items = { items: [...names.keys()], keyOf: String, nameOf: (id: string) => names.get(id) ?? id }
    if (isStarted) belowScreen(controller).setState({ [KIND]: <CoveredRun kind={KIND} items={items} /> })
    return isStarted
  }
}
