import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { LOCK_DETAILS } from '../../src/features/device-table/details/first-lock-details.js'

export const prerenderScreen = createPrerenderer(LOCK_DETAILS)
