import { LatchkeyEvent } from './latchkey-event.js'

/**
 * The screens of the elements. The details of every kind of device are `device-details`; what opens in the form of an
 * access code is its `time-zone`.
 */
export type ScreenName =
  | 'device-table'
  | 'device-details'
  | 'activity'
  | 'access-code-table'
  | 'access-code-details'
  | 'access-code-form'
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

/** A screen, and what it is about. */
export interface ScreenChangeDetail {
  readonly screen: ScreenName
  readonly deviceId?: string
  /** Not there in the form of a new code. */
  readonly accessCodeId?: string
  /** Not there in the form of a new preset. */
  readonly presetKey?: string
  /** Not there in the form of a new noise threshold. */
  readonly noiseThresholdId?: string
  /** Not there in the form of a new exception. */
  readonly scheduleId?: string
  /** Not there in the form of a new daily program. */
  readonly programId?: string
}

/** Another screen of an element is shown, or the same about something else; the first one is not told. */
export class ScreenChangeEvent extends LatchkeyEvent<ScreenChangeDetail> {
  constructor(screen: ScreenChangeDetail) {
    super('screen-change', screen)
  }
}

/** The events of the screens of an element, by their names. */
export interface ScreenEventMap {
  'screen-change': ScreenChangeEvent
}
