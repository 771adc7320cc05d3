import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { choiceOption } from '../src/element/options/option.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { PresetManager } from '../src/features/climate/presets/preset-manager.js'
import { PresetPlaceholder } from '../src/features/climate/presets/preset-skeleton.js'
import type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'

export type { TemperatureUnit } from '../src/features/climate/rules/temperature.js'
export type * from './host-types.js'

/**
 * The climate presets of a thermostat. Users can create, edit and delete them.
 *
 * @tagname x-preset-manager
 * @example <x-preset-manager publishable-key="seam_pk1…" device-id="…"></x-preset-manager>
 *
 * @slot empty - Replaces the message of an empty list.
 * @csspart scale - The scale for setting the temperatures of a preset.
 * @csspart badge - A setting of a preset.
 */
export class PresetManagerElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { deviceId: scopeOptions.deviceId, temperatureUnit: choiceOption<TemperatureUnit>('fahrenheit', 'celsius') },
    PresetManager,
    { placeholder: PresetPlaceholder, hasFeatureTexts: true, first: readFirst('device') }
  )

  /** The thermostat whose presets are shown. @attr device-id */
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
    'x-preset-manager': PresetManagerElement
  }
}

define('x-preset-manager', PresetManagerElement)
