// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { ActivateClimatePresetActionAttempt } from './action-attempts/activate-climate-preset.js'
import type { AssignCredentialActionAttempt } from './action-attempts/assign-credential.js'
import type { ConfigureAutoLockActionAttempt } from './action-attempts/configure-auto-lock.js'
import type { CreateAccessCodeActionAttempt } from './action-attempts/create-access-code.js'
import type { CreateNoiseThresholdActionAttempt } from './action-attempts/create-noise-threshold.js'
import type { DeleteAccessCodeActionAttempt } from './action-attempts/delete-access-code.js'
import type { DeleteNoiseThresholdActionAttempt } from './action-attempts/delete-noise-threshold.js'
import type { EncodeCredentialActionAttempt } from './action-attempts/encode-credential.js'
import type { LockDoorActionAttempt } from './action-attempts/lock-door.js'
import type { PushThermostatProgramsActionAttempt } from './action-attempts/push-thermostat-programs.js'
import type { ResetSandboxWorkspaceActionAttempt } from './action-attempts/reset-sandbox-workspace.js'
import type { ScanCredentialActionAttempt } from './action-attempts/scan-credential.js'
import type { ScanToAssignCredentialActionAttempt } from './action-attempts/scan-to-assign-credential.js'
import type { SetFanModeActionAttempt } from './action-attempts/set-fan-mode.js'
import type { SetHvacModeActionAttempt } from './action-attempts/set-hvac-mode.js'
import type { SimulateKeypadCodeEntryActionAttempt } from './action-attempts/simulate-keypad-code-entry.js'
import type { SimulateManualLockViaKeypadActionAttempt } from './action-attempts/simulate-manual-lock-via-keypad.js'
import type { SyncAccessCodesActionAttempt } from './action-attempts/sync-access-codes.js'
import type { UnlockDoorActionAttempt } from './action-attempts/unlock-door.js'
import type { UpdateAccessCodeActionAttempt } from './action-attempts/update-access-code.js'
import type { UpdateNoiseThresholdActionAttempt } from './action-attempts/update-noise-threshold.js'

export type ActionAttempt =
  | LockDoorActionAttempt
  | UnlockDoorActionAttempt
  | ScanCredentialActionAttempt
  | EncodeCredentialActionAttempt
  | ScanToAssignCredentialActionAttempt
  | AssignCredentialActionAttempt
  | ResetSandboxWorkspaceActionAttempt
  | SetFanModeActionAttempt
  | SetHvacModeActionAttempt
  | ActivateClimatePresetActionAttempt
  | SimulateKeypadCodeEntryActionAttempt
  | SimulateManualLockViaKeypadActionAttempt
  | PushThermostatProgramsActionAttempt
  | ConfigureAutoLockActionAttempt
  | SyncAccessCodesActionAttempt
  | CreateAccessCodeActionAttempt
  | DeleteAccessCodeActionAttempt
  | UpdateAccessCodeActionAttempt
  | CreateNoiseThresholdActionAttempt
  | DeleteNoiseThresholdActionAttempt
  | UpdateNoiseThresholdActionAttempt
