import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { NOISE_SENSOR_DETAILS } from '../../src/features/noise/first-screen.js'

export const drawScreen = createPrerenderer(NOISE_SENSOR_DETAILS)
