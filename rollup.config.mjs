import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { dts } from 'rollup-plugin-dts'
import esbuild from 'rollup-plugin-esbuild'
import { CDN_ADDRESS } from './.ci/cdn-address.mjs'
import { elementChunks } from './.ci/element-chunks.mjs'
import { elementNames, languages } from './.ci/entries.mjs'
import { firstChunks } from './.ci/first-chunks.mjs'
import { reactModules } from './.ci/react-modules.mjs'
import { sourceMaps, unmappedPackages } from './.ci/source-maps.mjs'
import { rollupStylesheet } from './.ci/stylesheet.mjs'
import { refuseUnlicensed, thirdPartyLicenses } from './.ci/third-party-licenses.mjs'

/** `npm run build` puts a finished build in place of the last one. */
const DIST = process.env.LATCHKEY_DIST ?? 'dist'

const SANDBOX = 'src/sandbox/index.ts'

const elements = elementNames()
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Files in a folder of `dist/`, by their names there. */
const entries = (folder, names, pathOf) => Object.fromEntries(names.map((name) => [folder + name, pathOf(name)]))
const firstEntries = Object.fromEntries(
  ['access-code-table', 'device-table', 'lock-details', 'noise-sensor-details', 'thermostat'].map((name) => [
    `cdn/first/${name}`,
    `elements/first/${name}.ts`
  ])
)
const elementEntries = (folder) => entries(folder, elements, (name) => `elements/${name}.ts`)
const languageEntries = (folder) => entries(folder, languages(), (name) => `src/messages/${name}.ts`)

/** What developers alone need; each is bundled by itself, so that it brings nothing along that is there already. */
const developerEntries = { hints: 'src/element/lint/rules.ts', debug: 'src/element/debug/console-tracer.ts' }

/** The themes, and what reads an appearance. */
const LOOK = 'src/element/appearance/resolve-theme.ts'

/** What draws a text as a QR code. */
const QR = 'src/features/access-codes/rules/qr-path.ts'

/** What `cdn/all.js` leaves out, fetched from beside it when asked for. */
const fetchedLater = new Map(
  Object.entries({ sandbox: SANDBOX, look: LOOK, qr: QR, ...languageEntries('messages/'), ...developerEntries }).map(
    ([name, path]) => [resolve(path), `./${name}.js`]
  )
)

/** Where it is, of what a dynamic import asks for, if it is not to be in the bundle. */
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

/** What the package has already, and needs no React. The themes share code with the elements. */
const leaveOutWhatNeedsNoReact = leaveOut((id) =>
  id === resolve(LOOK) ? undefined : fetchedLater.get(id)?.replace('./', '../../cdn/')
)

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

const plugins = ({ hasReact = true } = {}) => [
  hasReact && reactModules(),
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
  unmappedPackages,
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  terser(MINIFIER),
  refuseUnlicensed
]

/** What the CDN has in pieces. */
const cdnEntries = {
  ...firstEntries,
  ...elementEntries('cdn/elements/'),
  ...languageEntries('cdn/messages/'),
  'cdn/look': LOOK,
  'cdn/qr': QR,
  'cdn/sandbox': SANDBOX
}
const packageEntries = { index: 'elements/index.ts', ...elementEntries('elements/'), 'sandbox/index': SANDBOX }
const configureEntry = { configure: 'elements/configure.ts' }
const clientEntry = { 'client/index': 'src/client/index.ts' }

/** The sandbox is the one of the package; all else that they need is small, and shared with nothing. */
const testingEntries = { 'testing/index': 'src/testing/index.ts', 'testing/playwright': 'src/testing/playwright.ts' }

/** What draws the elements, where the React of the host does: `latchkey/react` fetches them. */
const HOST_REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

const chunksOfElements = elementChunks()

function onwarn(warning, warn) {
  const ofAPackage = (warning.id ?? warning.loc?.file ?? warning.ids?.[0] ?? '').includes('node_modules/')
  if (!ofAPackage) warn(warning)
}

export default [
  {
    // The first name of what has two is where it is; the other leads there. So nothing is in the package twice.
    input: { ...cdnEntries, ...packageEntries },
    output: {
      dir: DIST,
      format: 'es',
      ...sourceMaps,
      entryFileNames: '[name].js',
      chunkFileNames: 'cdn/chunks/[name]-[hash].js',
      // A host's bundler would complain of imports that are there only to begin a download sooner.
      hoistTransitiveImports: false,
      manualChunks: firstChunks()
    },
    plugins: [...plugins(), thirdPartyLicenses('third-party-licenses.txt'), chunksOfElements.remember],
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
      // Nothing is drawn there before React.
      manualChunks: firstChunks(['core', 'changes', 'details'])
    },
    plugins: [leaveOutWhatNeedsNoReact, ...plugins({ hasReact: false })],
    onwarn
  },
  {
    // Bundled by itself: shared with the elements it would be cut from what they are minified with, at 2 kB a page.
    input: clientEntry,
    output: { dir: DIST, format: 'es', entryFileNames: '[name].js', ...sourceMaps },
    plugins: plugins(),
    onwarn
  },
  {
    // By itself as well: it shares what it knows on the page, and is small only without what the elements share.
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
    // By itself, so that it imports nothing before it runs.
    input: 'elements/autoload.ts',
    output: { file: `${DIST}/cdn/autoload.js`, format: 'es', intro: CDN_ADDRESS, ...sourceMaps },
    plugins: [...plugins(), chunksOfElements.write],
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
    plugins: [leaveOutWhatIsFetchedLater, ...plugins()],
    onwarn
  },
  ...Object.entries(developerEntries).map(([name, input]) => ({
    input,
    output: { file: `${DIST}/cdn/${name}.js`, format: 'es', ...sourceMaps },
    plugins: plugins(),
    onwarn
  })),
  {
    input: { ...packageEntries, ...configureEntry, ...clientEntry, ...testingEntries },
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: '[name].d.ts',
      chunkFileNames: 'chunks/[name]-[hash].d.ts'
    },
    // A person who installs this package has neither of these: their types are taken in.
    plugins: [
      dts({ tsconfig: 'tsconfig.json', compilerOptions: { stripInternal: true }, includeExternal: ['ky', 'zustand'] })
    ]
  }
]
