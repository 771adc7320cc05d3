import { join, relative } from 'node:path'
import { bundleForBrowser } from './browser-bundle.mjs'
import { browserTests } from './test-files.mjs'
import { testPages } from './test-pages.mjs'

/** Returns the code of a page. Each file has its own suite, with its own hooks, and Chai's `expect`. */
const codeOf = (files) =>
  [
    "globalThis.expect = require('chai').expect",
    ...files.map(
      (file) => `describe('${file}', function () {
        require('./${file}')
        if (this.total() === 0) throw new Error('There is no test in ${file}.')
      })`
    )
  ].join('\n')

/** Creates an esbuild plugin that reads these pages, which are not files. */
const readPages = (pages) => ({
  name: 'pages of tests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }))
    onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
      contents: codeOf(pages.get(path)),
      resolveDir: process.cwd()
    }))
  }
})

/**
 * Bundles the browser tests.
 *
 * @param options.only bundles only tests with these texts, separated by spaces, in their paths.
 * @param options.files paths to choose from. @default all browser tests
 * @param options.inPage highest number of files per page. Opening a page takes about a second. @default 1
 * @param options.plugins additional esbuild plugins.
 * @returns the paths of the bundled pages.
 */
export async function bundleTests({ only = '', files = browserTests(), inPage = 1, plugins = [] } = {}) {
  const wanted = files.filter((path) => only.split(' ').every((text) => path.includes(text)))
  if (wanted.length === 0) throw new Error(`No test that runs here has "${only}" in its path.`)
  const pages = testPages(wanted, inPage)
  const entryPoints = [...pages.keys()].map((name) => ({ in: `page:${name}`, out: relative('test', name) }))
  const folder = await bundleForBrowser(entryPoints, [readPages(pages), ...plugins])
  return entryPoints.map(({ out }) => join(folder, `${out}.js`))
}
