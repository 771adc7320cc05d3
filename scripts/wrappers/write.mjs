import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { angularModule } from './angular.mjs'
import { cleanAfterAngular, compileForAngular } from './angular-compiler.mjs'
import { reactModule, reactTypes } from './react.mjs'
import { svelteTypes } from './svelte.mjs'
import { vueModule, vueTypes } from './vue.mjs'
import { wrappedElements } from './wrapped-elements.mjs'

/** Marks the frameworks of the host as external and free of side effects. */
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
  // Keep white space: minifying it would remove the annotations that bundlers need for tree shaking.
  minifyIdentifiers: true,
  minifySyntax: true,
  external: ['./elements/*', '../elements/*', './host-react/elements/*', './preload.js', '../preload.js'],
  plugins: [ofTheHost],
  logLevel: 'warning'
}

const bundleText = (contents, outfile, options) =>
  build({ ...shared, ...options, stdin: { contents, resolveDir: '.' }, outfile })

/** Writes the integrations for React, Vue, Angular and Svelte into the built package. */
export async function writeWrappers(manifest, folder) {
  const elements = wrappedElements(manifest)
  const file = (name) => join(folder, name)
  await bundleText(reactModule(elements), file('react.js'), { banner: { js: "'use client';" } })
  await bundleText(vueModule(elements), file('vue.js'))
  writeFileSync(file('react.d.ts'), reactTypes(elements))
  writeFileSync(file('vue.d.ts'), vueTypes(elements))
  writeFileSync(file('svelte.d.ts'), svelteTypes())
  // `import 'latchkey/svelte'` needs a module, although there is nothing to run.
  writeFileSync(file('svelte.js'), 'export {}\n')
  const compiled = compileForAngular(angularModule(elements), file('angular'))
  await build({ ...shared, entryPoints: [compiled], outfile: compiled, allowOverwrite: true, minifyWhitespace: true })
  cleanAfterAngular(file('angular'))
}
