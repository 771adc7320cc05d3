import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'
import { devicePlaceholder } from '../src/features/device/device-screen-placeholder.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'
import { Thermostat, thermostatOptions } from '../src/features/thermostat/thermostat.js'

export type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'
export type * from './host-types.js'

/**
 * A thermostat: readings and status, controls for climate and fan, and climate presets.
 *
 * @tagname x-thermostat
 * @example <x-thermostat publishable-key="seam_pk1…" device-id="…" temperature-unit="celsius"></x-thermostat>
 *
 * @fires {ClimateChangeEvent} climate-change - The HVAC mode or the set points changed.
 * @fires {FanModeChangeEvent} fan-mode-change - The fan mode changed.
 *
 * @csspart scale - The temperature scale with its set points.
 * @csspart badge - The status of the thermostat, or a setting of a preset.
 */
export class ThermostatElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(thermostatOptions, withIssueList(Thermostat), {
    placeholder: devicePlaceholder('thermostat'),
    first: readFirst('device')
  })

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
  /**
   * The initial temperature unit. @attr temperature-unit
   *
   * @default the unit last chosen in this browser, else fahrenheit
   */
  declare temperatureUnit: TemperatureUnit | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-thermostat': ThermostatElement
  }
}

define('x-thermostat', ThermostatElement)
