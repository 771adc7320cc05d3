import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { cleanAfterAngular, compileForAngular } from './angular-compiler.mjs'
import { angularModule } from './angular.mjs'
import { reactModule, reactTypes } from './react.mjs'
import { svelteTypes } from './svelte.mjs'
import { vueModule, vueTypes } from './vue.mjs'
import { wrappedElements } from './wrapped-elements.mjs'

/** The host's own framework, from which only what is named is taken. */
const ofTheHost = {
  name: 'of-the-host',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(?:react|vue|@angular\/core)$/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false
    }))
}

const shared = {
  bundle: true,
  charset: 'utf8',
  format: 'esm',
  target: 'es2022',
  // White space stays: without it the marks go by which a host's bundler leaves out the components that nobody uses.
  minifyIdentifiers: true,
  minifySyntax: true,
  external: ['./elements/*', '../elements/*', './host-react/elements/*'],
  plugins: [ofTheHost],
  logLevel: 'warning'
}

const bundleText = (contents, outfile, options) =>
  build({ ...shared, ...options, stdin: { contents, resolveDir: '.' }, outfile })

/** Writes into the built package what makes the elements at home in React, Vue, Angular and Svelte. */
export async function writeWrappers(manifest, folder) {
  const elements = wrappedElements(manifest)
  const file = (name) => join(folder, name)
  await bundleText(reactModule(elements), file('react.js'), { banner: { js: "'use client';" } })
  await bundleText(vueModule(elements), file('vue.js'))
  writeFileSync(file('react.d.ts'), reactTypes(elements))
  writeFileSync(file('vue.d.ts'), vueTypes(elements))
  writeFileSync(file('svelte.d.ts'), svelteTypes())
  // There is nothing to run, and yet `import 'latchkey/svelte'` has to find something.
  writeFileSync(file('svelte.js'), 'export {}\n')
  const compiled = compileForAngular(angularModule(elements), file('angular'))
  await build({ ...shared, entryPoints: [compiled], outfile: compiled, allowOverwrite: true, minifyWhitespace: true })
  cleanAfterAngular(file('angular'))
}
