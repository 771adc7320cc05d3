import { text } from '../../core/values/value.js'
import type { Change } from '../../core/actions/change.js'
import type { Session } from '../../core/session/session.js'
import { ChangeFailedEvent } from '../events/events.js'

type Listener = (change: LateChange) => void

/** A change that failed too late to be told in the element that asked for it. */
type LateChange = Pick<Change<never>, 'operation' | 'params' | 'lateFailure'>

/** The elements of each session that can tell a person. */
const listeners = new WeakMap<Session, Set<Listener>>()

/** Is told of changes that failed after their element had left the page, unless another one is. @returns what ends that */
export function onLateFailure(session: Session, listener: Listener): () => void {
  const those = listeners.get(session) ?? new Set()
  listeners.set(session, those.add(listener))
  return () => those.delete(listener)
}

const RESOURCE_IDS = [
  'device_id',
  'access_code_id',
  'climate_preset_key',
  'noise_threshold_id',
  'thermostat_schedule_id',
  'thermostat_daily_program_id'
] as const

/** Tells the host on the document, and a person in another element of the session: the one that asked is gone. */
export function tellLateFailure(session: Session, change: LateChange, error: unknown): void {
  const { operation, params } = change
  const ids = Object.fromEntries(
    RESOURCE_IDS.flatMap((name) => {
      const id = text(params[name])
      return id === undefined ? [] : [[name, id]]
    })
  )
  document.dispatchEvent(new ChangeFailedEvent({ operation, error, ...ids }))
  const [first] = listeners.get(session) ?? []
  first?.(change)
}
