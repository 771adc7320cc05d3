// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingPushThermostatProgramsActionAttempt extends PushThermostatProgramsActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessPushThermostatProgramsActionAttempt extends PushThermostatProgramsActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorPushThermostatProgramsActionAttempt extends PushThermostatProgramsActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface PushThermostatProgramsActionAttemptBase {
  action_attempt_id: string
  action_type: 'PUSH_THERMOSTAT_PROGRAMS'
}

export type PushThermostatProgramsActionAttempt =
  | PendingPushThermostatProgramsActionAttempt
  | SuccessPushThermostatProgramsActionAttempt
  | ErrorPushThermostatProgramsActionAttempt
