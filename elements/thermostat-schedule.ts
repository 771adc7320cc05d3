import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { ThermostatSchedule } from '../src/features/schedule/schedule-screen.js'
import { SchedulePlaceholder } from '../src/features/schedule/schedule-skeleton.js'

export type * from './host-types.js'

/**
 * The schedule of a thermostat: the current setting, exceptions, daily programs and the week.
 *
 * @tagname x-thermostat-schedule
 * @example <x-thermostat-schedule publishable-key="seam_pk1…" device-id="…"></x-thermostat-schedule>
 *
 * @fires {ScheduleChangeEvent} schedule-change - A schedule exception was created, updated or deleted; see `detail.change`.
 */
export class ThermostatScheduleElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: scopeOptions.deviceId }, ThermostatSchedule, {
    placeholder: SchedulePlaceholder,
    hasFeatureTexts: true,
    first: readFirst('device')
  })

  /** The thermostat whose schedule is shown. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-thermostat-schedule': ThermostatScheduleElement
  }
}

define('x-thermostat-schedule', ThermostatScheduleElement)
