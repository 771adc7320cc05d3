import { drawsFirst } from '../../src/element/first/first-drawing.js'
import { LOCK_DETAILS } from '../../src/features/device-table/details/first-screen.js'

/** Draws the details of a lock that are not defined yet. */
export const drawScreen = drawsFirst(LOCK_DETAILS)
