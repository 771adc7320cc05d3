import { drawsFirst } from '../../src/element/first/first-drawing.js'
import { NOISE_SENSOR_DETAILS } from '../../src/features/noise/first-screen.js'

/** Draws the details of a noise sensor that are not defined yet. */
export const drawScreen = drawsFirst(NOISE_SENSOR_DETAILS)
