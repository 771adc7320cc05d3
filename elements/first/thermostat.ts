import { drawsFirst } from '../../src/element/first/first-drawing.js'
import { THERMOSTAT } from '../../src/features/climate/thermostat/first-screen.js'

/** Draws a thermostat that is not defined yet. */
export const drawScreen = drawsFirst(THERMOSTAT)
