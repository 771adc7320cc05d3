// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AccessCodeEvent } from './events/access-code.js'
import type { AccessGrantEvent } from './events/access-grant.js'
import type { AccessMethodEvent } from './events/access-method.js'
import type { AcsAccessGroupEvent } from './events/acs-access-group.js'
import type { AcsCredentialEvent } from './events/acs-credential.js'
import type { AcsEncoderEvent } from './events/acs-encoder.js'
import type { AcsEntranceEvent } from './events/acs-entrance.js'
import type { AcsSystemEvent } from './events/acs-system.js'
import type { AcsUserEvent } from './events/acs-user.js'
import type { ActionAttemptEvent } from './events/action-attempt.js'
import type { CameraEvent } from './events/camera.js'
import type { ClientSessionEvent } from './events/client-session.js'
import type { ConnectWebviewEvent } from './events/connect-webview.js'
import type { ConnectedAccountEvent } from './events/connected-account.js'
import type { DeviceEvent } from './events/device.js'
import type { EnrollmentAutomationEvent } from './events/enrollment-automation.js'
import type { LockEvent } from './events/lock.js'
import type { NoiseSensorEvent } from './events/noise-sensor.js'
import type { PhoneEvent } from './events/phone.js'
import type { SpaceEvent } from './events/space.js'
import type { ThermostatEvent } from './events/thermostat.js'

export type PlatformEvent =
  | AccessCodeEvent
  | AccessGrantEvent
  | AccessMethodEvent
  | AcsSystemEvent
  | AcsCredentialEvent
  | AcsUserEvent
  | AcsEncoderEvent
  | AcsAccessGroupEvent
  | AcsEntranceEvent
  | ClientSessionEvent
  | ConnectedAccountEvent
  | ActionAttemptEvent
  | ConnectWebviewEvent
  | DeviceEvent
  | NoiseSensorEvent
  | LockEvent
  | ThermostatEvent
  | CameraEvent
  | EnrollmentAutomationEvent
  | PhoneEvent
  | SpaceEvent
