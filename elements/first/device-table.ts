import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { DEVICE_TABLE } from '../../src/features/device-table/first-screen.js'

export const prerenderScreen = createPrerenderer(DEVICE_TABLE)
