import { resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { dts } from 'rollup-plugin-dts'
import esbuild from 'rollup-plugin-esbuild'
import { BUILD_CONSTANTS } from './scripts/build-constants.mjs'
import { CDN_ADDRESS } from './scripts/cdn-address.mjs'
import { elementChunks } from './scripts/element-chunks.mjs'
import { elementNames, firstScreenNames } from './scripts/entries.mjs'
import { fetchedImports } from './scripts/fetched-imports.mjs'
import { firstChunks } from './scripts/first-chunks.mjs'
import { licenses } from './scripts/licenses.mjs'
import { mergedChunks } from './scripts/merged-chunks.mjs'
import { languageModule, languages, rollupMessages } from './scripts/message-modules.mjs'
import { sourceMaps, unmappedPackages } from './scripts/source-maps.mjs'
import { rollupStylesheet } from './scripts/stylesheet.mjs'

/** `npm run build` builds into another folder and replaces `dist/` at the end. */
const DIST = process.env.LATCHKEY_DIST ?? 'dist'

const SANDBOX = 'src/sandbox/index.ts'

const elements = elementNames()

/** Returns entries in a folder of `dist/`, by name. */
const entries = (folder, names, pathOf) => Object.fromEntries(names.map((name) => [folder + name, pathOf(name)]))
const firstEntries = Object.fromEntries(
  firstScreenNames().map((name) => [`cdn/first/${name}`, `elements/first/${name}.ts`])
)
const elementEntries = (folder) => entries(folder, elements, (name) => `elements/${name}.ts`)
const languageEntries = (folder) => entries(folder, languages(), languageModule)

/**
 * Entries for developers. Each is a bundle of its own, because the page has already loaded the code that they share
 * with the elements.
 */
const developerEntries = { hints: 'src/element/lint/rules.ts', debug: 'src/element/debug/console-tracer.ts' }

/** The themes and the reader of the `appearance` option. */
const THEMES = 'src/element/appearance/resolve-theme.ts'

/** Renders a text as a QR code. */
const QR = 'src/features/access-codes/rules/qr-path.ts'

/** Files that `cdn/all.js` does not include but fetches from its own folder on demand. */
const fetchedLater = new Map(
  Object.entries({ sandbox: SANDBOX, look: THEMES, qr: QR, ...languageEntries('messages/'), ...developerEntries }).map(
    ([name, path]) => [path.startsWith('virtual:') ? `\0${path}` : resolve(path), `./${name}.js`]
  )
)

/** Replaces dynamic imports by an address, to keep their modules out of the bundle. */
const leaveOut = (addressOf) => ({
  name: 'leave-out-what-is-there-already',
  async resolveDynamicImport(specifier, importer) {
    const resolved = typeof specifier === 'string' && (await this.resolve(specifier, importer))
    const address = resolved && addressOf(resolved.id)
    return address ? { id: address, external: 'absolute' } : null
  }
})

const leaveOutWhatIsFetchedLater = {
  ...leaveOut((id) => fetchedLater.get(id)),
  renderDynamicImport: ({ targetModuleId }) =>
    [...fetchedLater.values()].includes(targetModuleId)
      ? { left: 'import(new URL(', right: ', CDN_ADDRESS).href)' }
      : null
}

/** Leaves out modules without React that the package already contains. The themes share code with the elements. */
const leaveOutWhatNeedsNoReact = leaveOut((id) =>
  id === resolve(THEMES) ? undefined : fetchedLater.get(id)?.replace('./', '../../cdn/')
)

/** Determined by experiment: less inlining produces more repetition, which gzip compresses well. */
const MINIFIER = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 4,
    inline: 1
  },
  format: { comments: false }
}

/** Makes V8 compile all functions on another thread while the file loads, not at their first call (decision 42). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

const thirdPartyLicenses = licenses(`${DIST}/third-party-licenses.txt`)

const plugins = ({ hasReact = true, isCompiledEagerly = false } = {}) => [
  rollupStylesheet(),
  rollupMessages(),
  replace({
    preventAssignment: true,
    values: {
      ...BUILD_CONSTANTS,
      // Hides the internals of the elements from the host's React DevTools.
      'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"'
    }
  }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  hasReact && commonjs(),
  unmappedPackages,
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  terser(isCompiledEagerly ? { ...MINIFIER, format: { ...MINIFIER.format, preamble: COMPILE_HINT } } : MINIFIER),
  thirdPartyLicenses
]

/** Split files of the CDN. */
const cdnEntries = {
  ...firstEntries,
  ...elementEntries('cdn/elements/'),
  ...languageEntries('cdn/messages/'),
  'cdn/look': THEMES,
  'cdn/qr': QR,
  'cdn/sandbox': SANDBOX
}
const packageEntries = { index: 'elements/index.ts', ...elementEntries('elements/'), 'sandbox/index': SANDBOX }

/** Sends the first requests. Imported first by the entries of the package that need it. */
const preloadEntry = { preload: 'elements/preload.ts' }
const ELEMENT_OF_PACKAGE = /^(?:elements\/[a-z-]+|index)\.js$/
const importPreload = ({ fileName }) =>
  ELEMENT_OF_PACKAGE.test(fileName) ? `import"${fileName.includes('/') ? '../' : './'}preload.js";` : ''

const configureEntry = { configure: 'elements/configure.ts' }
const clientEntry = { 'client/index': 'src/client/index.ts' }

/** The sandbox is imported from the package. The other modules are small and not shared. */
const testingEntries = { 'testing/index': 'src/testing/index.ts', 'testing/playwright': 'src/testing/playwright.ts' }

/** React modules of the host. The build that `latchkey/react` imports does not bundle them. */
const HOST_REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

const chunksOfElements = elementChunks()
const importsOfChunks = fetchedImports()

function onwarn(warning, warn) {
  const ofAPackage = (warning.id ?? warning.loc?.file ?? warning.ids?.[0] ?? '').includes('node_modules/')
  if (!ofAPackage) warn(warning)
}

export default [
  {
    // If a module has two names, the first one contains the code and the second one re-exports it, so the package
    // contains no duplicates.
    input: { ...cdnEntries, ...packageEntries },
    output: {
      dir: DIST,
      format: 'es',
      ...sourceMaps,
      entryFileNames: '[name].js',
      chunkFileNames: 'cdn/chunks/[name]-[hash].js',
      // Bundlers of hosts warn about imports that only start a download earlier.
      hoistTransitiveImports: false,
      banner: importPreload,
      manualChunks: mergedChunks(firstChunks())
    },
    plugins: [importsOfChunks.split, ...plugins({ isCompiledEagerly: true }), chunksOfElements.remember],
    onwarn
  },
  {
    input: elementEntries('host-react/elements/'),
    external: HOST_REACT,
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'host-react/chunks/[name]-[hash].js',
      hoistTransitiveImports: false,
      // There is no first screen before React in this bundle.
      manualChunks: mergedChunks(firstChunks(['core', 'changes', 'details']))
    },
    plugins: [leaveOutWhatNeedsNoReact, ...plugins({ hasReact: false })],
    onwarn
  },
  {
    // A bundle of its own: sharing modules with the elements would exclude these from minification across modules and
    // add 2 kB per page.
    input: clientEntry,
    output: { dir: DIST, format: 'es', entryFileNames: '[name].js', ...sourceMaps },
    plugins: plugins(),
    onwarn
  },
  {
    // A bundle of its own: it shares its state through the page, and is small only without the shared chunks.
    input: configureEntry,
    output: [DIST, `${DIST}/cdn`].map((dir) => ({
      dir,
      format: 'es',
      entryFileNames: '[name].js',
      ...sourceMaps
    })),
    plugins: plugins(),
    onwarn
  },
  {
    input: testingEntries,
    external: (id) => id.endsWith('/sandbox/index.js'),
    makeAbsoluteExternalsRelative: false,
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'testing/[name].js',
      ...sourceMaps
    },
    plugins: plugins(),
    onwarn
  },
  {
    // A bundle of its own, so that its requests leave before the shared chunks are evaluated.
    input: preloadEntry,
    output: { dir: DIST, format: 'es', entryFileNames: '[name].js', ...sourceMaps },
    plugins: plugins(),
    onwarn
  },
  {
    // A bundle of its own, so that it runs without loading other files first.
    input: 'elements/autoload.ts',
    output: { file: `${DIST}/cdn/autoload.js`, format: 'es', intro: CDN_ADDRESS, ...sourceMaps },
    plugins: [...plugins({ isCompiledEagerly: true }), chunksOfElements.write],
    onwarn
  },
  {
    // An inline script cannot import chunks by a relative address.
    input: 'elements/begin-session.ts',
    output: { file: `${DIST}/cdn/begin-session.js`, format: 'es' },
    plugins: plugins(),
    onwarn
  },
  {
    input: 'elements/all.ts',
    output: {
      file: `${DIST}/cdn/all.js`,
      format: 'es',
      inlineDynamicImports: true,
      intro: CDN_ADDRESS,
      ...sourceMaps
    },
    plugins: [leaveOutWhatIsFetchedLater, importsOfChunks.single, ...plugins()],
    onwarn
  },
  ...Object.entries(developerEntries).map(([name, input]) => ({
    input,
    output: { file: `${DIST}/cdn/${name}.js`, format: 'es', ...sourceMaps },
    plugins: plugins(),
    onwarn
  })),
  {
    input: { ...packageEntries, ...preloadEntry, ...configureEntry, ...clientEntry, ...testingEntries },
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: '[name].d.ts',
      chunkFileNames: 'chunks/[name]-[hash].d.ts'
    },
    // Includes the types of these packages, because they are not installed with this package.
    plugins: [
      dts({ tsconfig: 'tsconfig.json', compilerOptions: { stripInternal: true }, includeExternal: ['ky', 'zustand'] })
    ]
  }
]
