import { join } from 'node:path'
import { bundleForBrowser } from './browser-bundle.mjs'
import { browserTests } from './test-files.mjs'

/**
 * Bundles the browser tests.
 *
 * @param wanted the paths of those that are wanted, or a part of them; all without it.
 * @param plugins more of esbuild's.
 * @returns the paths of the bundled files.
 */
export async function bundleTests(wanted = '', plugins = []) {
  const entryPoints = Array.isArray(wanted) ? wanted : browserTests().filter((path) => path.includes(wanted))
  if (entryPoints.length === 0) throw new Error(`No browser test has "${wanted}" in its path.`)
  const folder = await bundleForBrowser(entryPoints, plugins)
  return entryPoints.map((path) => join(folder, path.replace(/^test\//, '').replace(/\.tsx?$/, '.js')))
}
