import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { build } from 'esbuild'
import { compileScript, parse } from 'vue/compiler-sfc'
import { isLatchkeyElement } from '../../../dist/vue.js'

/** Compiles what Vue's own tools would: a component in one file, its template made into code. */
const vueComponents = {
  name: 'vue-components',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const { descriptor } = parse(source, { filename: path })
      // Where the components are used, the plugin makes them of the tags as well.
      const isPlain = !source.includes('latchkey/vue')
      const templateOptions = { compilerOptions: isPlain ? { isCustomElement: isLatchkeyElement } : {} }
      const { content } = compileScript(descriptor, { id: 'host', inlineTemplate: true, templateOptions })
      return { contents: content, loader: 'ts' }
    })
  }
}

/**
 * Bundles a host page's script as a host would: with its own framework, and the built package by its name.
 *
 * @param entry its path in `test/pages/hosts/`.
 * @param options.mode which build of its framework the host has: that for development complains of more.
 * @returns the modules, by the paths at which they are to be served, and what the bundler complains of.
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
