import { join, relative } from 'node:path'
import { bundleForBrowser } from './browser-bundle.mjs'
import { browserTests } from './test-files.mjs'
import { testPages } from './test-pages.mjs'

/** The code of a page: the tests of each file are a suite of their own, with what runs before and after them. */
const codeOf = (files) =>
  files
    .map(
      (file) => `describe('${file}', function () {
        require('./${file}')
        if (this.total() === 0) throw new Error('There is no test in ${file}.')
      })`
    )
    .join('\n')

/** Has esbuild read these pages, which are no files. */
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
 * @param options.only a part of the paths of those that are wanted.
 * @param options.files the paths of those among which they are looked for; without it, all there are.
 * @param options.inPage how many files share a page at most: to open one takes about a second. @default 1
 * @param options.plugins more of esbuild's.
 * @returns the paths of the bundled pages.
 */
export async function bundleTests({ only = '', files = browserTests(), inPage = 1, plugins = [] } = {}) {
  const wanted = files.filter((path) => path.includes(only))
  if (wanted.length === 0) throw new Error(`No test that runs here has "${only}" in its path.`)
  const pages = testPages(wanted, inPage)
  const entryPoints = [...pages.keys()].map((name) => ({ in: `page:${name}`, out: relative('test', name) }))
  const folder = await bundleForBrowser(entryPoints, [readPages(pages), ...plugins])
  return entryPoints.map(({ out }) => join(folder, `${out}.js`))
}
