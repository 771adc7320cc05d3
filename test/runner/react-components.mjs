import { basename, resolve } from 'node:path'
import { reactModule } from '../../scripts/wrappers/react.mjs'
import { wrappedElements } from '../../scripts/wrappers/wrapped-elements.mjs'

const NAME = 'virtual:react-components'

/** Returns the module `latchkey/react`, with a list of its components by tag. */
async function moduleOfSources() {
  // Loads a compiler, which few bundles need.
  const { parseElements } = await import('../../scripts/manifest.mjs')
  const elements = wrappedElements(parseElements())
  const entries = elements.map(({ tag, component }) => `'${tag}': ${component}`)
  return `${reactModule(elements)}\nexport const COMPONENTS = { ${entries} }`
}

/** An esbuild plugin for `virtual:react-components`, which exports the React components of the sources by tag. */
export const reactComponents = () => ({
  name: 'react-components',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${NAME}$`) }, () => ({ path: NAME, namespace: NAME }))
    // The package has two builds of each element: this one uses the React of the host.
    onResolve({ filter: /^\.\/(?:host-react\/.*|preload)\.js$/, namespace: NAME }, ({ path }) => ({
      path: resolve('elements', `${basename(path, '.js')}.ts`)
    }))
    onLoad({ filter: /./, namespace: NAME }, async () => ({
      contents: await moduleOfSources(),
      resolveDir: process.cwd()
    }))
  }
})
