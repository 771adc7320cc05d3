import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { THERMOSTAT } from '../../src/features/climate/thermostat/first-screen.js'

/** Draws a thermostat that is not defined yet. */
export const drawScreen = createPrerenderer(THERMOSTAT)
