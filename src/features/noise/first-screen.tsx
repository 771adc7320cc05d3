import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { deviceOptions } from '../device/device-options.js'
import { readFirstDevice } from '../device/read-first-device.js'
import { FirstNoiseSensor } from './first-noise-sensor.js'

/** First screen of a noise sensor without issues. */
export const NOISE_SENSOR_DETAILS: Prerender<typeof deviceOptions> = {
  options: deviceOptions,
  render({ deviceId }, [answer], localization) {
    const device = readFirstDevice(answer, deviceId, 'noise-sensor')
    return device && <FirstNoiseSensor {...{ device, localization }} />
  }
}
