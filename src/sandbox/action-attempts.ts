import type { ActionAttempt } from '../client/resources.js'
import type { DeviceRecord } from './data/device-record.js'
import type { Call } from './route.js'

/** Milliseconds of the clock that a device takes to do what it is told. */
const DEFAULT_COMMAND_TIME = 1_000

interface AttemptOutcome {
  /** Why the device will not do it. */
  error?: { type: string; message: string } | undefined
  /** What changes when it has done it. */
  onSuccess: () => unknown
}

/** Why a device that is offline does nothing. */
export const offlineError = ({ properties }: DeviceRecord): AttemptOutcome['error'] =>
  properties.online ? undefined : { type: 'device_offline', message: 'The device is offline.' }

const UNRESPONSIVE = { type: 'device_unresponsive', message: 'The device did not answer.' }

/** What devices are told to do here. */
export type CommandType =
  | 'LOCK_DOOR'
  | 'UNLOCK_DOOR'
  | 'SET_HVAC_MODE'
  | 'SET_FAN_MODE'
  | 'ACTIVATE_CLIMATE_PRESET'
  | 'PUSH_THERMOSTAT_PROGRAMS'

/** Starts an action attempt: it is pending until the device has taken its time, then it has succeeded or failed. */
export function startAttempt(
  {
    state: { attempts, scheduler, commandTime = DEFAULT_COMMAND_TIME },
    now,
    fault
  }: Pick<Call, 'state' | 'now' | 'fault'>,
  type: CommandType,
  { error, onSuccess }: AttemptOutcome
): ActionAttempt {
  const id = `action_attempt_${attempts.size + 1}`
  const command = { action_attempt_id: id, action_type: type }
  const attempt: ActionAttempt = { ...command, status: 'pending', result: null, error: null }
  attempts.set(id, attempt)
  if (fault.attempt === 'never-ends') return attempt

  const failure = fault.attempt === 'fails' ? { ...UNRESPONSIVE, ...fault.error } : error
  scheduler.schedule(now + commandTime, () => {
    if (failure) {
      const { type: reason, message } = failure
      attempts.set(id, { ...command, status: 'error', result: null, error: { type: reason, message } })
    } else {
      attempts.set(id, { ...command, status: 'success', result: {}, error: null })
      onSuccess()
    }
  })
  scheduler.runDue(now)
  return attempts.get(id) ?? attempt
}
