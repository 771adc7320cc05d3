import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { THERMOSTAT } from '../../src/features/thermostat/first-screen.js'

export const drawScreen = createPrerenderer(THERMOSTAT)
