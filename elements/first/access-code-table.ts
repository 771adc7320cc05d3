import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { ACCESS_CODE_TABLE } from '../../src/features/access-codes/table/first-screen.js'

export const drawScreen = createPrerenderer(ACCESS_CODE_TABLE)
