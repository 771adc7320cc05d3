import type { ActionAttempt } from '../client/resources.js'
import type { DeviceRecord } from './data/device-record.js'
import type { Call } from './route.js'

/** How long a device takes to carry out a command, in ms. */
const DEFAULT_COMMAND_TIME = 1_000

interface AttemptOutcome {
  /** Error with which the attempt ends. */
  error?: { type: string; message: string } | undefined
  /** Applies the command. */
  onSuccess: () => unknown
}

export const offlineError = ({ properties }: DeviceRecord): AttemptOutcome['error'] =>
  properties.online ? undefined : { type: 'device_offline', message: 'The device is offline.' }

const UNRESPONSIVE = { type: 'device_unresponsive', message: 'The device did not answer.' }

/** The commands that the sandbox supports. */
export type CommandType =
  | 'LOCK_DOOR'
  | 'UNLOCK_DOOR'
  | 'SET_HVAC_MODE'
  | 'SET_FAN_MODE'
  | 'ACTIVATE_CLIMATE_PRESET'
  | 'PUSH_THERMOSTAT_PROGRAMS'

/** Starts an action attempt. It stays pending for the command time, then it succeeds or fails. */
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
