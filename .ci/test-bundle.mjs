import { join } from 'node:path'
import { bundleForBrowser } from './browser-bundle.mjs'
import { browserTests } from './test-files.mjs'

/**
 * Bundles the browser tests.
 *
 * @param options.only a part of the paths of those that are wanted.
 * @param options.files the paths of those among which they are looked for; without it, all there are.
 * @param options.plugins more of esbuild's.
 * @returns the paths of the bundled files.
 */
export async function bundleTests({ only = '', files = browserTests(), plugins = [] } = {}) {
  const entryPoints = files.filter((path) => path.includes(only))
  if (entryPoints.length === 0) throw new Error(`No test that runs here has "${only}" in its path.`)
  const folder = await bundleForBrowser(entryPoints, plugins)
  return entryPoints.map((path) => join(folder, path.replace(/^test\//, '').replace(/\.tsx?$/, '.js')))
}
