// `node --import ./scripts/older-typescript.mjs TOOL`: resolves `typescript` to the older compiler, for tools that need its
// JavaScript API.
import Module, { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const COMPILER = require.resolve('@typescript/old/package.json').replace(/package\.json$/, '')
const PART = /^typescript(?:\/(.+))?$/

const located = (specifier) => require.resolve(COMPILER + (PART.exec(specifier)[1] ?? ''))

const RESOLVE = '_resolveFilename'
const resolve = Reflect.get(Module, RESOLVE)
Reflect.set(Module, RESOLVE, (specifier, ...rest) =>
  PART.test(specifier) ? located(specifier) : Reflect.apply(resolve, Module, [specifier, ...rest])
)

const hooks = `export const resolve = (specifier, context, next) =>
  next(specifier === 'typescript' ? ${JSON.stringify(pathToFileURL(located('typescript')).href)} : specifier, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
