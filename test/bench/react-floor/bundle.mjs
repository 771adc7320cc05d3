import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import configurations from '../../../rollup.config.mjs'

const ROWS = fileURLToPath(new URL('rows.mjs', import.meta.url))

/** Bundles the rows of the React floor with the installed React, minified like `cdn/all.js`. */
export async function reactFloor() {
  const { plugins } = configurations.find(({ input }) => input === 'elements/all.ts')
  const bundle = await rollup({ input: ROWS, plugins, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}
