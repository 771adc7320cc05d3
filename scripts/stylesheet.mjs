import { bundleAsync } from 'lightningcss'

/** Oldest browsers with `light-dark()`, popovers and custom element states. A version is `major << 16 | minor << 8`. */
const targets = { chrome: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (5 << 8) }

/** Reads a style sheet with its imports, and returns an ES module whose default export is its minified text. */
export async function stylesheetModule(path) {
  const { code } = await bundleAsync({ filename: path, minify: true, targets })
  return `export default ${JSON.stringify(code.toString())}`
}

/** Lets rollup import `.css` files as text. */
export const rollupStylesheet = () => ({
  name: 'stylesheet',
  load: (id) => (id.endsWith('.css') ? stylesheetModule(id) : null)
})

/** Lets esbuild import `.css` files as text. */
export const esbuildStylesheet = () => ({
  name: 'stylesheet',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await stylesheetModule(path), loader: 'js' }))
  }
})
