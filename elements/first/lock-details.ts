import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { LOCK_DETAILS } from '../../src/features/device-table/details/first-screen.js'

export const drawScreen = createPrerenderer(LOCK_DETAILS)
