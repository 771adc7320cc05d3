import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { build } from 'esbuild'
import { compileScript, parse } from 'vue/compiler-sfc'
import { isLatchkeyElement } from '../../../dist/vue.js'

/** Compiles single-file components as Vue's own tools do. */
const vueComponents = {
  name: 'vue-components',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const { descriptor } = parse(source, { filename: path })
      // If the components are used, the plugin replaces the tags with them.
      const isPlain = !source.includes('latchkey/vue')
      const templateOptions = { compilerOptions: isPlain ? { isCustomElement: isLatchkeyElement } : {} }
      const { content } = compileScript(descriptor, { id: 'host', inlineTemplate: true, templateOptions })
      return { contents: content, loader: 'ts' }
    })
  }
}

/**
 * Bundles the script of a host page with its own framework and the built package.
 *
 * @param entry path in `test/pages/hosts/`
 * @param options.mode build of the framework: the development build has more warnings
 * @returns the modules by the paths at which they are served, and the warnings of the bundler
 */
export async function bundleHost(entry, { mode = 'production' } = {}) {
  const { outputFiles, warnings } = await build({
    entryPoints: [`test/pages/hosts/${entry}`],
    outdir: '/bundle',
    entryNames: 'host',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false'
    },
    plugins: [vueComponents],
    logLevel: 'silent'
  })
  const modules = Object.fromEntries(outputFiles.map(({ path, text }) => [`/${relative('/bundle', path)}`, text]))
  return { modules, warnings: warnings.map(({ text }) => text) }
}
