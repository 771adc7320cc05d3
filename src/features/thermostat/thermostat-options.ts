import { choiceOption, drawn } from '../../element/options/option.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { deviceOptions } from '../device/device-options.js'

export const thermostatOptions = {
  ...deviceOptions,
  temperatureUnit: drawn(choiceOption<TemperatureUnit>('fahrenheit', 'celsius'))
}
