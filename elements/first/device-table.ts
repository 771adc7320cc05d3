import { drawFirst } from '../../src/element/first/first-drawing.js'
import { DEVICE_TABLE } from '../../src/features/device-table/first-screen.js'

/** Draws a table that is not defined yet, from what the platform answers to the list of its devices. */
export const drawScreen = (element: Element, answer: unknown): Promise<void> => drawFirst(element, answer, DEVICE_TABLE)
