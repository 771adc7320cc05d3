import { drawsFirst } from '../../src/element/first/first-drawing.js'
import { DEVICE_TABLE } from '../../src/features/device-table/first-screen.js'

/** Draws a table that is not defined yet. */
export const drawScreen = drawsFirst(DEVICE_TABLE)
