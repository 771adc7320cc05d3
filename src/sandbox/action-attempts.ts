import type { ActionAttempt } from '../platform/resources.js'
import type { DeviceRecord } from './data/device-record.js'
import type { Call } from './route.js'

/** Milliseconds of the clock that a device takes to do what it is told. */
const DURATION = 1_000

interface Ending {
  /** Why the device will not do it. */
  error?: { type: string; message: string } | undefined
  /** What changes when it has done it. */
  succeed: () => unknown
}

/** Why a device that is offline does nothing. */
export const unreachable = ({ properties }: DeviceRecord): Ending['error'] =>
  properties.online ? undefined : { type: 'device_offline', message: 'The device is offline.' }

const UNRESPONSIVE = { type: 'device_unresponsive', message: 'The device did not answer.' }

/** Starts an action attempt: it is pending until the device has taken its time, then it has succeeded or failed. */
export function startAttempt(
  { state, now, fault }: Pick<Call, 'state' | 'now' | 'fault'>,
  type: string,
  { error, succeed }: Ending
): ActionAttempt {
  const attempt: ActionAttempt = {
    action_attempt_id: `action_attempt_${state.attempts.size + 1}`,
    action_type: type,
    status: 'pending',
    result: null,
    error: null
  }
  state.attempts.set(attempt.action_attempt_id, attempt)
  if (fault.attempt === 'never-ends') return attempt

  const failure = fault.attempt === 'fails' ? { ...UNRESPONSIVE, ...fault.error } : error
  state.agenda.schedule(now + DURATION, () => {
    if (failure) {
      Object.assign(attempt, { status: 'error', error: { type: failure.type, message: failure.message } })
    } else {
      Object.assign(attempt, { status: 'success', result: {} })
      succeed()
    }
  })
  return attempt
}
