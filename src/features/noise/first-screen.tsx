import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { textOption } from '../../element/options/option.js'
import { readFirstDevice } from '../device/read-first-device.js'
import { FirstNoiseSensor } from './first-noise-sensor.js'

const PROPS = { deviceId: textOption() }

/** First screen of a noise sensor without issues. */
export const NOISE_SENSOR_DETAILS: Prerender<typeof PROPS> = {
  bailOutOptions: [],
  props: PROPS,
  render({ deviceId }, [answer], localization) {
    const device = readFirstDevice(answer, deviceId, 'noise-sensor')
    return device && <FirstNoiseSensor {...{ device, localization }} />
  }
}
