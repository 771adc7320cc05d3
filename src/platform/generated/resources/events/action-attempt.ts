// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ActionAttemptLockDoorSucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.lock_door.succeeded'
}

export interface ActionAttemptLockDoorFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.lock_door.failed'
}

export interface ActionAttemptUnlockDoorSucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.unlock_door.succeeded'
}

export interface ActionAttemptUnlockDoorFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.unlock_door.failed'
}

export interface ActionAttemptSimulateKeypadCodeEntrySucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_keypad_code_entry.succeeded'
}

export interface ActionAttemptSimulateKeypadCodeEntryFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_keypad_code_entry.failed'
}

export interface ActionAttemptSimulateManualLockViaKeypadSucceededEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_manual_lock_via_keypad.succeeded'
}

export interface ActionAttemptSimulateManualLockViaKeypadFailedEvent extends ActionAttemptEventBase {
  event_type: 'action_attempt.simulate_manual_lock_via_keypad.failed'
}

interface ActionAttemptEventBase {
  action_attempt_id: string
  action_type: string
  connected_account_id?: string
  created_at: string
  device_id?: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  status: string
  workspace_id: string
}

export type ActionAttemptEvent =
  | ActionAttemptLockDoorSucceededEvent
  | ActionAttemptLockDoorFailedEvent
  | ActionAttemptUnlockDoorSucceededEvent
  | ActionAttemptUnlockDoorFailedEvent
  | ActionAttemptSimulateKeypadCodeEntrySucceededEvent
  | ActionAttemptSimulateKeypadCodeEntryFailedEvent
  | ActionAttemptSimulateManualLockViaKeypadSucceededEvent
  | ActionAttemptSimulateManualLockViaKeypadFailedEvent
