import type { BulkCount } from '../../core/bulk/bulk-outcome.js'
import type { Operation } from '../../core/gate/operations.js'
import type { BULK } from '../../messages/bulk/en.js'
import type { Messages } from '../../messages/en.js'
import type { TextsOf } from '../../messages/namespace.js'

/** Operations that have a verb of their own in the texts of a run. */
const VERBS: Partial<Record<Operation, keyof TextsOf<typeof BULK>['running']>> = {
  'locks.lockDoor': 'lock',
  'locks.unlockDoor': 'unlock',
  'accessCodes.delete': 'delete'
}

/** Returns the texts of a run: its progress, such as "Locking 2 of 8…", and its result, such as "4 locked, 2 failed". */
export function runTexts(
  operation: Operation | undefined,
  { total, settled, succeeded, failed, stopped }: BulkCount,
  { running, results, listed }: TextsOf<typeof BULK>,
  { facts, of }: Messages['general']
): { readonly progress: string; readonly result: string } {
  const verb = (operation && VERBS[operation]) ?? 'other'
  const skipped = settled - succeeded - failed - stopped
  const failures = failed > 0 ? [results.failed(failed)] : []
  const rest = [
    ...failures,
    ...(skipped > 0 ? [results.skipped(skipped)] : []),
    ...(stopped > 0 ? [results.stopped(stopped)] : [])
  ]
  return {
    progress: facts([running[verb](of(Math.min(settled + 1, total), total)), ...failures]),
    result: listed(succeeded > 0 || rest.length === 0 ? [results[verb](succeeded), ...rest] : rest)
  }
}
