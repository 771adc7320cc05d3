import { text } from '../../model/value.js'
import type { Change } from '../../store/change.js'
import type { Session } from '../../store/session.js'
import { ChangeFailedEvent, type FailedChange } from '../events/events.js'

type Listener = (failure: FailedChange) => void

/** The elements of each session that can tell a person. */
const listeners = new WeakMap<Session, Set<Listener>>()

/** Is told of changes that failed after their element had left the page, unless another one is. @returns what ends that */
export function onLateFailure(session: Session, listener: Listener): () => void {
  const those = listeners.get(session) ?? new Set()
  listeners.set(session, those.add(listener))
  return () => those.delete(listener)
}

const RESOURCE_IDS = ['device_id', 'access_code_id', 'climate_preset_key'] as const

/** Tells the host on the document, and a person in another element of the session: the one that asked is gone. */
export function tellLateFailure(session: Session, change: Pick<Change<never>, 'operation' | 'params'>, error: unknown): void {
  const { operation, params } = change
  const ids = Object.fromEntries(RESOURCE_IDS.flatMap((name) => {
    const id = text(params[name])
    return id === undefined ? [] : [[name, id]]
  }))
  const failure = { operation, error, ...ids }
  document.dispatchEvent(new ChangeFailedEvent(failure))
  const [first] = listeners.get(session) ?? []
  first?.(failure)
}
