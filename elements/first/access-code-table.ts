import { createPrerenderer } from '../../src/element/prerender/create-prerenderer.js'
import { ACCESS_CODE_TABLE } from '../../src/features/access-codes/table/first-access-code-table.js'

export const prerenderScreen = createPrerenderer(ACCESS_CODE_TABLE)
