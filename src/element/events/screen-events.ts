import { LatchkeyEvent } from './latchkey-event.js'

/**
 * Names of the screens. The details of every kind of device are `device-details`; the time-zone screen of an access
 * code form is `time-zone`.
 */
export type ScreenName =
  | 'device-table'
  | 'device-details'
  | 'activity'
  | 'access-code-table'
  | 'access-code-details'
  | 'access-code-form'
  | 'access-grant-table'
  | 'access-grant-details'
  | 'access-grant-form'
  | 'time-zone'
  | 'preset-manager'
  | 'preset-form'
  | 'noise-threshold-form'
  | 'thermostat-schedule'
  | 'thermostat-schedule-form'
  | 'thermostat-program-form'
  | 'thermostat-week-form'
  | 'supported-devices'
  | 'connect-account'
  | 'overview'
  | 'lock-all'

/** A screen and what it is about. */
export interface ScreenChangeDetail {
  readonly screen: ScreenName
  readonly deviceId?: string
  /** Missing in the form of a new access code. */
  readonly accessCodeId?: string
  readonly accessGrantId?: string
  /** Missing in the form of a new climate preset. */
  readonly presetKey?: string
  /** Missing in the form of a new noise threshold. */
  readonly noiseThresholdId?: string
  /** Missing in the form of a new exception. */
  readonly scheduleId?: string
  /** Missing in the form of a new daily program. */
  readonly programId?: string
}

/** Fired when another screen is shown, or the same screen for something else. Not fired for the first screen. */
export class ScreenChangeEvent extends LatchkeyEvent<ScreenChangeDetail> {
  constructor(screen: ScreenChangeDetail) {
    super('screen-change', screen)
  }
}

/** Events of elements with screens, by name. */
export interface ScreenEventMap {
  'screen-change': ScreenChangeEvent
}
