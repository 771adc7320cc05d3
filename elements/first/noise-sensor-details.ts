import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { NOISE_SENSOR_DETAILS } from '../../src/features/noise/first-noise-sensor.js'

export const prerenderScreen = createPrerenderer(NOISE_SENSOR_DETAILS)
