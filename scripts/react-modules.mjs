import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

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
  [...requires.matchAll(/(\w+) = require\("([\w-]+)"\)/g)]
    .map(([, name, from]) => `import * as ${name} from '${from}';`)
    .join('')

/** Returns the same code with its exports as variables, so that rollup can remove unused exports. */
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
    `import * as everything from './${basename(id)}';`,
    ...variables,
    body,
    `export { everything as default, ${names.map((name) => `export$${name} as ${name}`).join(', ')} };`
  ].join('\n')
}

/**
 * Creates a rollup plugin that reads React's production files, which are simple CommonJS, as ES modules. Unused exports
 * can then be removed.
 */
export const reactModules = () => ({
  name: 'react-modules',
  resolveId: { order: 'pre', handler: (name) => paths.get(name) ?? null },
  load(id) {
    if (!ids.has(id)) return null
    const module = asModule(readFileSync(id, 'utf8'), id)
    if (/\b(?:require\(|exports\.|module\.exports)/.test(module)) this.error(`${id} is not the plain CommonJS it was.`)
    return module
  }
})
