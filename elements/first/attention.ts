import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { FIRST_ATTENTION } from '../../src/features/attention/first-attention.js'

export const prerenderScreen = createPrerenderer(FIRST_ATTENTION)
