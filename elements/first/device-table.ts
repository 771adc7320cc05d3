import { drawFirst } from '../../src/element/first/first-drawing.js'
import type { Follow } from '../../src/element/start/first-calls.js'
import { DEVICE_TABLE } from '../../src/features/device-table/first-screen.js'

/** Draws a table that is not defined yet, once the platform has answered the list of its devices. */
export const drawScreen: Follow = async (element, answer, isStillAsked) => {
  const response = await answer
  if (response.ok) await drawFirst(element, await response.json(), isStillAsked, DEVICE_TABLE)
}
