import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { leaveOut } from './leave-out.mjs'
import { UNREACHED } from './react-unreached.mjs'

const FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js'
}

const paths = new Map(Object.entries(FILES).map(([name, file]) => [name, resolve('node_modules', file)]))
const ids = new Set(paths.values())

const REQUIRES = /^var ((?:\w+ = require\("[\w-]+"\)[,\s]*)+);$/m

const asImports = (requires) =>
  [...requires.matchAll(/(\w+) = require\("([\w-]+)"\)/g)].map(([, name, from]) => `import * as ${name} from '${from}';`).join('')

const withoutUnreached = (code, path) => (path.endsWith('react-dom-client.production.js') ? leaveOut(code, UNREACHED) : code)

/** The same code with its exports as variables, of which rollup can leave out those that nobody imports. */
function asModule(code, id) {
  const uses = [...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name)
  const names = [...new Set(uses)]
  const isConstant = (name) => uses.indexOf(name) === uses.lastIndexOf(name)
  const variables = names.filter((name) => !isConstant(name)).map((name) => `let export$${name};`)
  const body = code
    .replace(REQUIRES, (_, requires) => asImports(requires))
    .replaceAll(/^exports\.(\w+) =/gm, (assignment, name) => (isConstant(name) ? `const ${assignment}` : assignment))
    .replaceAll(/\bexports\.(\w+)/g, 'export$$$1')
  return [
    `import * as everything from ${JSON.stringify(id)};`,
    ...variables,
    body,
    `export { everything as default, ${names.map((name) => `export$${name} as ${name}`).join(', ')} };`
  ].join('\n')
}

/**
 * Lets rollup read React's production files, which are CommonJS of the plainest kind, as ES modules: then what is not
 * used of them is left out.
 */
export const reactModules = () => ({
  name: 'react-modules',
  resolveId: { order: 'pre', handler: (name) => paths.get(name) ?? null },
  transform(code, id) {
    if (!ids.has(id)) return null
    const module = asModule(withoutUnreached(code, id), id)
    if (/\b(?:require\(|exports\.|module\.exports)/.test(module)) this.error(`${id} is not the plain CommonJS it was.`)
    return { code: module, map: null }
  }
})

/** Lets esbuild, which reads CommonJS, take React DOM without what is left out of the package. */
export const esbuildReact = () => ({
  name: 'react',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: withoutUnreached(await readFile(path, 'utf8'), path)
    }))
  }
})
