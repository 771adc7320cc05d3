import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { dts } from 'rollup-plugin-dts'
import esbuild from 'rollup-plugin-esbuild'
import { elementChunks } from './.ci/element-chunks.mjs'
import { elementNames, languages } from './.ci/entries.mjs'
import { firstChunks } from './.ci/first-chunks.mjs'
import { reactModules } from './.ci/react-modules.mjs'
import { rollupStylesheet } from './.ci/stylesheet.mjs'
import { thirdPartyLicenses } from './.ci/third-party-licenses.mjs'

/** `npm run build` puts a finished build in place of the last one. */
const DIST = process.env.LATCHKEY_DIST ?? 'dist'

const elements = elementNames()
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const elementEntries = Object.fromEntries(elements.map((name) => [`elements/${name}`, `elements/${name}.ts`]))
const languageEntries = Object.fromEntries(languages().map((name) => [`messages/${name}`, `src/messages/${name}.ts`]))

/** The themes, and what reads an appearance. */
const LOOK = 'src/element/appearance/look.ts'

/** What `cdn/all.js` leaves out, fetched from beside it when asked for. */
const fetchedLater = new Map(
  Object.entries({ sandbox: 'src/sandbox/index.ts', look: LOOK, ...languageEntries }).map(([name, path]) => [
    resolve(path),
    `./${name}.js`
  ])
)

const leaveOutWhatIsFetchedLater = {
  name: 'leave-out-what-is-fetched-later',
  async resolveDynamicImport(specifier, importer) {
    const resolved = typeof specifier === 'string' && (await this.resolve(specifier, importer))
    const file = resolved && fetchedLater.get(resolved.id)
    return file ? { id: file, external: 'absolute' } : null
  }
}

/** Found by trying: what is inlined less is repeated more, and gzip likes that. */
const MINIFIER = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 4,
    inline: 1
  },
  format: { comments: false }
}

const plugins = () => [
  reactModules(),
  rollupStylesheet(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // The inside of an element is no part of the host's own React, and not shown among it.
      'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
      PACKAGE_VERSION: JSON.stringify(version)
    }
  }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  terser(MINIFIER)
]

const elementsEntries = { index: 'elements/index.ts', ...elementEntries, 'sandbox/index': 'src/sandbox/index.ts' }
const clientEntry = { 'client/index': 'src/platform/index.ts' }

const START = 'src/element/start/early-start.ts'
const chunksOfElements = elementChunks()

const splitOutput = (dir) => ({ dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' })

function onwarn(warning, warn) {
  const ofAPackage = (warning.id ?? warning.loc?.file ?? warning.ids?.[0] ?? '').includes('node_modules/')
  if (!ofAPackage) warn(warning)
}

export default [
  {
    input: elementsEntries,
    // A host's bundler would complain of imports that are there only to begin a download sooner.
    output: { ...splitOutput(DIST), hoistTransitiveImports: false, manualChunks: firstChunks() },
    plugins: [...plugins(), thirdPartyLicenses('third-party-licenses.txt')],
    onwarn
  },
  {
    // Bundled by itself: shared with the elements it would be cut from what they are minified with, at 2 kB a page.
    input: clientEntry,
    output: splitOutput(DIST),
    plugins: plugins(),
    onwarn
  },
  {
    // Its chunk is `start.js` itself, and not one more file that leads to it.
    preserveEntrySignatures: 'allow-extension',
    input: { start: START, ...elementEntries, ...languageEntries, sandbox: 'src/sandbox/index.ts', look: LOOK },
    output: { ...splitOutput(`${DIST}/cdn`), hoistTransitiveImports: false, manualChunks: firstChunks() },
    plugins: [...plugins(), chunksOfElements.remember],
    onwarn
  },
  {
    // By itself, so that it imports nothing before it runs.
    input: 'elements/autoload.ts',
    output: { file: `${DIST}/cdn/autoload.js`, format: 'es' },
    plugins: [...plugins(), chunksOfElements.write],
    onwarn
  },
  {
    input: 'elements/all.ts',
    output: { file: `${DIST}/cdn/all.js`, format: 'es', inlineDynamicImports: true },
    plugins: [leaveOutWhatIsFetchedLater, ...plugins()],
    onwarn
  },
  {
    input: { ...elementsEntries, ...clientEntry },
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: '[name].d.ts',
      chunkFileNames: 'chunks/[name]-[hash].d.ts'
    },
    // A person who installs this package has neither of these: their types are taken in.
    plugins: [dts({ tsconfig: 'tsconfig.json', compilerOptions: { stripInternal: true }, includeExternal: ['ky', 'zustand'] })]
  }
]
