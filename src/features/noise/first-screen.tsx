import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { textOption } from '../../element/options/option.js'
import { readFirstDevice } from '../device/read-first-device.js'
import { FirstNoiseSensor } from './first-noise-sensor.js'
import { noiseLevel } from './rules/noise-level.js'

const PROPS = { deviceId: textOption() }

/** First screen of a noise sensor that reports its level and has no issues. */
export const NOISE_SENSOR_DETAILS: Prerender<typeof PROPS> = {
  bailOutOptions: [],
  props: PROPS,
  render({ deviceId }, [answer], localization) {
    const device = readFirstDevice(answer, deviceId, 'noise-sensor')
    return device && noiseLevel(device) && <FirstNoiseSensor {...{ device, localization }} />
  }
}
