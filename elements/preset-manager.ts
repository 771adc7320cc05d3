import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceFirst } from '../src/features/device/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { choiceOption, textOption } from '../src/element/options/option.js'
import type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'
import { PresetManager } from '../src/features/climate/presets/preset-manager.js'

export type * from './host-types.js'
export type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'

/**
 * The climate presets of a thermostat, which can be made, changed and deleted.
 *
 * @summary The climate presets of a thermostat, which can be made, changed and deleted.
 * @tagname x-preset-manager
 * @example <x-preset-manager publishable-key="seam_pk1…" device-id="…"></x-preset-manager>
 *
 * @fires {PresetCreatedEvent} preset-created - A climate preset was made.
 * @fires {PresetUpdatedEvent} preset-updated - A climate preset was changed.
 * @fires {PresetDeletedEvent} preset-deleted - A climate preset was deleted.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot empty - Stands where there is no preset, in place of our words.
 * @slot footer - Stands below the first screen, not below those that open from there.
 * @csspart scale - The scale on which the temperatures of a preset are set.
 * @csspart badge - What a preset sets.
 */
export class PresetManagerElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { deviceId: textOption(), temperatureUnit: choiceOption<TemperatureUnit>('fahrenheit', 'celsius') },
    PresetManager,
    { first: readDeviceFirst }
  )

  /** The thermostat whose presets are shown. @attr device-id */
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
    'x-preset-manager': PresetManagerElement
  }
}

define('x-preset-manager', PresetManagerElement)
