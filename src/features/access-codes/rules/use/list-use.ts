import type { CodeUse } from '../../../../core/resources/lock-uses.js'
import type { Device } from '../../../../core/resources/resources.js'
import type { CodeUseState, NoUse } from './code-use-state.js'

/** Known use of a code at its lock. */
export interface CodeAtLock {
  readonly lock: Device
  /** `undefined` while the events of the lock are unread. */
  readonly state: CodeUseState | undefined
}

/** Text of a row: the latest use and its lock, or that there was none. */
export type ListUse = { readonly use: CodeUse; readonly lock: Device } | 'notUsed'

/** Reasons that say nothing about whether a code was used. */
const SILENT: ReadonlySet<NoUse | undefined> = new Set(['unknown', 'notReported', 'offlineCode'])

/**
 * Returns what a row says about the codes of a person. Missing use is only a fact if it is one at every lock that
 * reports, and at least one does.
 */
export function listUse(codes: readonly CodeAtLock[]): ListUse | undefined {
  const states = codes.flatMap(({ state }) => state ?? [])
  if (states.length < codes.length) return undefined
  const uses = codes.flatMap(({ lock, state }) => (state?.summary.last ? [{ use: state.summary.last, lock }] : []))
  const [first, ...rest] = uses
  if (first) return rest.reduce((last, each) => (each.use.instant > last.use.instant ? each : last), first)
  const reported = states.filter(({ noUse }) => !SILENT.has(noUse))
  return reported.length > 0 && reported.every(({ noUse }) => noUse === 'notUsed') ? 'notUsed' : undefined
}

/** Returns `true` if it is a fact that a started code was not used in the last 30 days. */
export const isUnused = (state: CodeUseState | undefined): boolean =>
  state?.noUse === 'notUsed' || state?.noUse === 'notRecently'
