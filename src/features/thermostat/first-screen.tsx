import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { readFirstDevice } from '../device/read-first-device.js'
import { FirstThermostat } from './first-thermostat.js'
import { thermostatOptions } from './thermostat-options.js'

/** Prerendered screen of an online thermostat without issues. */
export const THERMOSTAT: Prerender<typeof thermostatOptions> = {
  options: thermostatOptions,
  render({ deviceId, temperatureUnit }, [answer], localization) {
    const device = readFirstDevice(answer, deviceId, 'thermostat')
    return device && <FirstThermostat {...{ device, localization }} unit={temperatureUnit} />
  }
}
