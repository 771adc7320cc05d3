import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceFirst } from '../src/features/device/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { ThermostatSchedule } from '../src/features/climate/schedule/schedule-screen.js'

export type * from './host-types.js'

/**
 * What a thermostat is to do, and when: what is in force, exceptions, and the programs of its week.
 *
 * @summary What a thermostat is to do, and when: what is in force, exceptions, and the programs of its week.
 * @tagname x-thermostat-schedule
 * @example <x-thermostat-schedule publishable-key="seam_pk1…" device-id="…"></x-thermostat-schedule>
 *
 * @fires {ScheduleChangeEvent} schedule-change - An exception was created, updated or deleted, as `detail.change` says.
 * @fires {ProgramChangeEvent} program-change - A daily program was created, updated or deleted, as `detail.change` says, or the week was updated.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 */
export class ThermostatScheduleElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, ThermostatSchedule, {
    first: readDeviceFirst
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
