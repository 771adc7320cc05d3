import type { StoreApi } from 'zustand/vanilla'
import type { BulkState } from '../../core/bulk/bulk.js'
import type { BulkRun } from '../../core/bulk/bulk-progress.js'
import { pageEnvironment } from '../dom/page-environment.js'

/**
 * While a run is active, asks before the page is unloaded. If the user leaves anyway, the remaining requests are sent,
 * as many as the browser permits.
 */
export function blockUnload({ flush }: BulkRun, store: StoreApi<BulkState>): void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.getState().count.remaining > 0) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  const stop = pageEnvironment().onLeave((isGone) => isGone && flush())
  const unsubscribe = store.subscribe(({ isSettled }) => {
    if (!isSettled) return
    unsubscribe()
    stop()
    removeEventListener('beforeunload', ask)
  })
}
