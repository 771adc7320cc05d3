import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { choiceOption, textOption } from '../../element/options/option.js'
import { readFirstDevice } from '../device/read-first-device.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { FirstThermostat } from './first-thermostat.js'

const PROPS = { deviceId: textOption(), temperatureUnit: choiceOption<TemperatureUnit>('fahrenheit', 'celsius') }

/** Prerendered screen of an online thermostat without issues. */
export const THERMOSTAT: Prerender<typeof PROPS> = {
  bailOutOptions: [],
  props: PROPS,
  render({ deviceId, temperatureUnit }, [answer], localization) {
    const device = readFirstDevice(answer, deviceId, 'thermostat')
    return device && <FirstThermostat {...{ device, localization }} unit={temperatureUnit} />
  }
}
