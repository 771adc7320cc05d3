import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { ACCESS_CODE_TABLE } from '../../src/features/access-codes/table/first-screen.js'

/** Draws the access codes of a device whose table is not defined yet. */
export const drawScreen = createPrerenderer(ACCESS_CODE_TABLE)
