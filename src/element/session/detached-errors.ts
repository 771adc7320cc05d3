import { parseString } from '../../core/values/value.js'
import type { Mutation } from '../../core/actions/mutation.js'
import type { Session } from '../../core/session/session.js'
import { ChangeFailedEvent } from '../events/events.js'

type Listener = (changes: readonly DetachedMutation[]) => void

/** A mutation that failed after its element was removed. */
export type DetachedMutation = Pick<Mutation<never>, 'operation' | 'params' | 'target' | 'detachedErrorMessage'>

/** Elements of each session that can show a toast. */
const listeners = new WeakMap<Session, Set<Listener>>()

/**
 * Calls a listener with mutations that failed after their element was removed. Only the first listener of a session is
 * called.
 *
 * @returns a function that removes the listener
 */
export function onDetachedError(session: Session, listener: Listener): () => void {
  const callbacks = listeners.get(session) ?? new Set()
  listeners.set(session, callbacks.add(listener))
  return () => callbacks.delete(listener)
}

const RESOURCE_IDS = [
  'device_id',
  'access_code_id',
  'climate_preset_key',
  'noise_threshold_id',
  'thermostat_schedule_id',
  'thermostat_daily_program_id'
] as const

/** Dispatches `change-failed` on the document for a mutation that failed after its element was removed. */
export function dispatchChangeFailed({ operation, params, target }: DetachedMutation, error: unknown): void {
  const [device_id, ...otherDevices] = target.deviceIds ?? []
  const ids = Object.fromEntries(
    RESOURCE_IDS.flatMap((name) => {
      const id = parseString(params[name])
      return id === undefined ? [] : [[name, id]]
    })
  )
  const device = device_id !== undefined && otherDevices.length === 0 ? { device_id } : {}
  document.dispatchEvent(new ChangeFailedEvent({ operation, error, ...device, ...ids }))
}

/** Shows one toast in another element of the session for mutations that failed after their element was removed. */
export function showDetachedErrors(session: Session, changes: readonly DetachedMutation[]): void {
  const [first] = listeners.get(session) ?? []
  first?.(changes)
}
