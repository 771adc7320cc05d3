import { join } from 'node:path'
import { bundleForBrowser } from './browser-bundle.mjs'
import { browserTests } from './test-files.mjs'

/**
 * Bundles the browser tests.
 *
 * @param only a part of the paths of the files that are wanted; all without it.
 * @returns the paths of the bundled files.
 */
export async function bundleTests(only = '') {
  const entryPoints = browserTests().filter((path) => path.includes(only))
  if (entryPoints.length === 0) throw new Error(`No browser test has "${only}" in its path.`)
  const folder = await bundleForBrowser(entryPoints)
  return entryPoints.map((path) => join(folder, path.replace(/^test\//, '').replace(/\.tsx?$/, '.js')))
}
