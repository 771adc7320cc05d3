import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceFirst } from '../src/features/device/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { choiceOption, textOption } from '../src/element/options/option.js'
import type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'
import { Thermostat } from '../src/features/climate/thermostat/thermostat.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'

export type * from './host-types.js'
export type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'

/**
 * A thermostat: what it measures and does, its climate and fan to be set, and its climate presets.
 *
 * @summary A thermostat: what it measures and does, its climate and fan to be set, and its climate presets.
 * @tagname x-thermostat
 * @example <x-thermostat publishable-key="seam_pk1…" device-id="…" temperature-unit="celsius"></x-thermostat>
 *
 * @fires {ClimateChangeEvent} climate-change - The thermostat was set to another mode or to other set points.
 * @fires {FanModeChangeEvent} fan-mode-change - The fan was set to another mode.
 * @fires {PresetCreatedEvent} preset-created - A climate preset was made.
 * @fires {PresetUpdatedEvent} preset-updated - A climate preset was changed.
 * @fires {PresetDeletedEvent} preset-deleted - A climate preset was deleted.
 * @fires {ScheduleChangeEvent} schedule-change - An exception of a thermostat was created, updated or deleted, as `detail.change` says.
 * @fires {ProgramChangeEvent} program-change - A daily program was created, updated or deleted, as `detail.change` says, or the week was updated.
 * @fires {DeviceRenameEvent} device-rename - The device has another name.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 * @csspart scale - The scale of temperatures with the set points on it.
 * @csspart badge - What the thermostat does, or what a preset sets.
 */
export class ThermostatElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { deviceId: textOption(), temperatureUnit: choiceOption<TemperatureUnit>('fahrenheit', 'celsius') },
    withIssueList(Thermostat),
    { first: readDeviceFirst }
  )

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
  /**
   * The unit in which temperatures are shown at first. @attr temperature-unit
   *
   * @default the one chosen last in this browser, else fahrenheit
   */
  declare temperatureUnit: TemperatureUnit | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-thermostat': ThermostatElement
  }
}

define('x-thermostat', ThermostatElement)
